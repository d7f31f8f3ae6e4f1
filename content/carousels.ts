export type CarouselItem = {
  id: string
  label: string
  image: { src: string; alt: string }
  to: string
}

export const medicalCarousel: readonly CarouselItem[] = [
  {
    id: 'solution1',
    label: 'NECK, BACK & SHOULDER',
    image: {
      src: '/pictures/conditions/neck.svg',
      alt: 'Drawing of an older woman in profile with the bones of the neck',
    },
    to: '/solutionidpage/solution1',
  },
  {
    id: 'solution2',
    label: 'EAR, NOSE & THROAT',
    image: {
      src: '/pictures/conditions/earnose.svg',
      alt: 'Drawing of a woman in profile with nose, ear tube and middle ear',
    },
    to: '/solutionidpage/solution2',
  },
  {
    id: 'solution3',
    label: 'FACIAL PAIN & TMD',
    image: {
      src: '/pictures/conditions/facial.svg',
      alt: 'Drawing of a woman’s face with the nerve branches of one side',
    },
    to: '/solutionidpage/solution3',
  },
  {
    id: 'solution4',
    label: 'SLEEP APNEA & INSOMNIA',
    image: {
      src: '/pictures/conditions/sleepApnea.svg',
      alt: 'Drawing of a sleeping man whose tongue closes the throat',
    },
    to: '/solutionidpage/solution4',
  },
  {
    id: 'solution5',
    label: 'DIGESTION',
    image: {
      src: '/pictures/conditions/digestion.svg',
      alt: 'Drawing of a man with gullet, diaphragm and stomach',
    },
    to: '/solutionidpage/solution5',
  },
]

export const dentalCarousel: readonly CarouselItem[] = [
  {
    id: 'jaw',
    label: 'JAW',
    image: {
      src: '/pictures/conditions/jaw.svg',
      alt: 'Drawing of a man in profile with lower jaw, teeth and chewing muscle',
    },
    to: '/solution/jaw',
  },
  {
    id: 'dental',
    label: 'DENTAL',
    image: {
      src: '/pictures/conditions/dental.svg',
      alt: 'Drawing of a molar with two worn hollows',
    },
    to: '/solution/dental',
  },
  {
    id: 'gum',
    label: 'GUM',
    image: {
      src: '/pictures/conditions/gum.svg',
      alt: 'Drawing of two teeth, at one of which the gum has sunk',
    },
    to: '/solution/gum',
  },
  {
    id: 'tooth',
    label: 'TOOTH',
    image: {
      src: '/pictures/conditions/tooth.svg',
      alt: 'Drawing of a molar with a crack down to the nerve',
    },
    to: '/solution/tooth',
  },
  {
    id: 'craze',
    label: 'CRAZE LINES',
    image: {
      src: '/pictures/conditions/craze.svg',
      alt: 'Drawing of three front teeth with fine lines in the enamel of one',
    },
    to: '/solution/craze',
  },
]
