import type { Examples } from '../../ui/example/examples.tsx'
import { AboutCards } from './about-cards.tsx'

export const aboutCardsExamples: Examples = {
  all: <AboutCards />,
  'without the page one is on': <AboutCards except="/about/card1" />,
}
