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
      alt: 'Drawing of an older person from the side with the spine of the neck marked',
    },
    to: '/solutionidpage/solution1',
  },
  {
    id: 'solution2',
    label: 'EAR, NOSE & THROAT',
    image: {
      src: '/pictures/conditions/earnose.svg',
      alt: 'Drawing of a head from the side with the ear and the nose marked',
    },
    to: '/solutionidpage/solution2',
  },
  {
    id: 'solution3',
    label: 'FACIAL PAIN & TMD',
    image: {
      src: '/pictures/conditions/facial.svg',
      alt: 'Drawing of an older face with one cheek marked',
    },
    to: '/solutionidpage/solution3',
  },
  {
    id: 'solution4',
    label: 'SLEEP APNEA & INSOMNIA',
    image: {
      src: '/pictures/conditions/sleepApnea.svg',
      alt: 'Drawing of a sleeping person with the airway marked',
    },
    to: '/solutionidpage/solution4',
  },
  {
    id: 'solution5',
    label: 'DIGESTION',
    image: {
      src: '/pictures/conditions/digestion.svg',
      alt: 'Drawing of an upper body with the food pipe and the stomach marked',
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
      alt: 'Drawing of a head from the side with the jaw joint marked',
    },
    to: '/solution/jaw',
  },
  {
    id: 'dental',
    label: 'DENTAL',
    image: {
      src: '/pictures/conditions/dental.svg',
      alt: 'Drawing of a back tooth with a worn chewing surface',
    },
    to: '/solution/dental',
  },
  {
    id: 'gum',
    label: 'GUM',
    image: {
      src: '/pictures/conditions/gum.svg',
      alt: 'Drawing of teeth where the gum has drawn back',
    },
    to: '/solution/gum',
  },
  {
    id: 'tooth',
    label: 'TOOTH',
    image: {
      src: '/pictures/conditions/tooth.svg',
      alt: 'Drawing of a back tooth with a crack',
    },
    to: '/solution/tooth',
  },
  {
    id: 'craze',
    label: 'CRAZE LINES',
    image: {
      src: '/pictures/conditions/craze.svg',
      alt: 'Drawing of a front tooth with fine lines in its enamel',
    },
    to: '/solution/craze',
  },
]
