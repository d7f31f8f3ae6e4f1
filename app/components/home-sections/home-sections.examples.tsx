import type { Examples } from '../../ui/example/examples.tsx'
import { InsuranceCoverage } from './insurance-coverage.tsx'
import { KeyBenefits } from './key-benefits.tsx'
import { MissionVision } from './mission-vision.tsx'
import { SolutionCarousels } from './solution-carousels.tsx'
import { Testimonial } from './testimonial.tsx'
import { WhyItWorks } from './why-it-works.tsx'

export const homeSectionsExamples: Examples = {
  'key benefits': <KeyBenefits />,
  'mission and vision': <MissionVision />,
  testimonial: <Testimonial />,
  'insurance coverage': <InsuranceCoverage />,
  'why it works': <WhyItWorks />,
  'solution carousels': <SolutionCarousels />,
}
