import { live } from './words/live.ts'

export type CarouselItem = {
  id: string
  label: string
  image: { src: string; alt: string }
  to: string
}

/** What the drawings show, by the id of their item. */
const drawings = live('carousels', () => ({
  solution1: 'Drawing of an older woman in profile with the bones of the neck',
  solution2: 'Drawing of a woman in profile with nose, ear tube and middle ear',
  solution3: 'Drawing of a woman’s face with the nerve branches of one side',
  solution4: 'Drawing of a sleeping man whose tongue closes the throat',
  solution5: 'Drawing of a man with gullet, diaphragm and stomach',
  jaw: 'Drawing of a man in profile with lower jaw, teeth and chewing muscle',
  dental: 'Drawing of a molar with two worn hollows',
  gum: 'Drawing of two teeth, at one of which the gum has sunk',
  tooth: 'Drawing of a molar with a crack down to the nerve',
  craze: 'Drawing of three front teeth with fine lines in the enamel of one',
}))

export const medicalCarousel: readonly CarouselItem[] = [
  item(
    'solution1',
    'NECK, BACK & SHOULDER',
    '/pictures/conditions/neck.svg',
    '/solutionidpage/solution1',
  ),
  item(
    'solution2',
    'EAR, NOSE & THROAT',
    '/pictures/conditions/earnose.svg',
    '/solutionidpage/solution2',
  ),
  item(
    'solution3',
    'FACIAL PAIN & TMD',
    '/pictures/conditions/facial.svg',
    '/solutionidpage/solution3',
  ),
  item(
    'solution4',
    'SLEEP APNEA & INSOMNIA',
    '/pictures/conditions/sleepApnea.svg',
    '/solutionidpage/solution4',
  ),
  item('solution5', 'DIGESTION', '/pictures/conditions/digestion.svg', '/solutionidpage/solution5'),
]

export const dentalCarousel: readonly CarouselItem[] = [
  item('jaw', 'JAW', '/pictures/conditions/jaw.svg', '/solution/jaw'),
  item('dental', 'DENTAL', '/pictures/conditions/dental.svg', '/solution/dental'),
  item('gum', 'GUM', '/pictures/conditions/gum.svg', '/solution/gum'),
  item('tooth', 'TOOTH', '/pictures/conditions/tooth.svg', '/solution/tooth'),
  item('craze', 'CRAZE LINES', '/pictures/conditions/craze.svg', '/solution/craze'),
]

function item(id: keyof typeof drawings, label: string, src: string, to: string): CarouselItem {
  return {
    id,
    label,
    to,
    get image() {
      return { src, alt: drawings[id] }
    },
  }
}
