import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { bareDoctor, doctor, foreignDoctor, longDoctor } from '../example/example-records.ts'
import { HomeDoctors } from './home-doctors.tsx'
import { InsuranceCoverage } from './insurance-coverage.tsx'
import { KeyBenefits } from './key-benefits.tsx'
import { MissionVision } from './mission-vision.tsx'
import { SolutionCarousels } from './solution-carousels.tsx'
import { Testimonial } from './testimonial.tsx'
import { WhyItWorks } from './why-it-works.tsx'

export const homeSectionsExamples: Examples = {
  'key benefits': <KeyBenefits />,
  'mission and vision': <MissionVision />,
  testimonial: (
    <Testimonial
      testimonial={{
        heading: 'In a Patient’s Words',
        quote: exampleTexts.longTitle,
        name: 'A. B.',
        agreed: 'yes',
      }}
    />
  ),
  doctors: <HomeDoctors doctors={[doctor, longDoctor, foreignDoctor, bareDoctor]} />,
  'insurance coverage': <InsuranceCoverage />,
  'why it works': <WhyItWorks />,
  'solution carousels': <SolutionCarousels />,
}
