import { academy } from './academy.ts'
import { live } from './words/live.ts'

/** The content of the home page. */
export type HomeContent = {
  tagline: string
  lead: string
  /** The question above the search box. */
  question: string
  /** Two pictures that alternate. */
  heroImages: [{ src: string; alt: string }, { src: string; alt: string }]
  benefits: {
    heading: string
    items: { title: string; text: string; link?: { label: string; to: string } }[]
  }
  mission: { heading: string; text: string; linkLabel: string }
  vision: { heading: string; text: string }
  testimonial: {
    heading: string
    /** A patient's words. Unless their author agreed, the page does not show them. */
    quote: string
    name: string
    agreed: 'yes' | ''
  }
  insurance: {
    heading: string
    /** Numbers shown large above the sentences that explain them. */
    figures: { value: string; text: string; source: string }[]
    summary: string
    paragraphs: string[]
    linkLabel: string
  }
  why: {
    heading: string
    idea: string
    evidence: { heading: string; paragraphs: string[] }
    linkLabel: string
  }
  tooltip: { title: string; text: string }
}

export const home: HomeContent = live<HomeContent>('home', () => ({
  tagline: 'Medical & Dental Solutions For Everyone.',
  lead: 'What may help a sore jaw, headache or poor sleep, and when to see a doctor.',
  question: 'What is bothering you?',
  heroImages: [
    {
      src: '/pictures/hero-night.svg',
      alt: 'A woman asleep on her back at night, the moon high above her. A line shows her lower jaw; the chewing muscle is coral.',
    },
    {
      src: '/pictures/hero-day.svg',
      alt: 'The same woman awake in the morning, the sun high above her. A line shows her lower jaw, which is at rest.',
    },
  ],
  benefits: {
    heading: 'Key Benefits',
    items: [
      {
        title: 'Non-surgical',
        text: 'Advice and exercises come first. For lasting jaw pain, a 2023 guideline in The BMJ advises against splints in most cases.',
      },
      {
        title: 'Looked at as a whole',
        text: 'Teeth, jaw, muscles, sleep and daily life together. Your own doctor and dentist stay part of it.',
      },
      {
        title: 'Explained with sources',
        text: 'Each page names its sources. Where the evidence is weak, we say so.',
        link: { label: 'How we review', to: '/about/review' },
      },
    ],
  },
  mission: {
    heading: 'Mission',
    text: 'People with lasting pain or poor sleep are often sent from one office to the next. We explain what the bite and the jaw may have to do with it, what they have not, and what to ask your own doctor or dentist.',
    linkLabel: 'Read More',
  },
  vision: {
    heading: 'Vision',
    text: 'Medicine and dentistry look at the same person at the same time. Patients hear early about gentle options and their limits. Health care providers share what they see. Insurers judge care by good evidence.',
  },
  testimonial: { heading: 'In a Patient’s Words', quote: '', name: '', agreed: '' },
  insurance: {
    heading: 'Advocating for Insurance Coverage',
    figures: [
      {
        value: '38 million',
        text: 'About 38 million people in the US suffer from migraine.',
        source:
          'American Migraine Foundation, page “Living With Migraine”, americanmigrainefoundation.org/living-with-migraine. Over the years the page has said more than 37 million and more than 39 million.',
      },
      {
        value: '$1000',
        text: 'As we see it, lifetime orthodontic dental coverage is rarely more than about $1000.',
        source:
          'The limit is the academy’s own statement, a rule of thumb and not the result of a survey. That it does not renew: Delta Dental of New Jersey, Guide to Your Orthodontic Lifetime Maximum, 2020.',
      },
    ],
    summary: 'What we ask of insurers, with sources',
    paragraphs: [
      'Jaw pain, poor sleep and headache can occur in the same person, but most migraine does not come from the bite. To sort out which is which takes time and a careful exam. That work should not depend on what a person can pay.',
      'Care of the jaw can fall between two policies: the medical plan calls it dental, and the dental plan calls it medical. We ask insurers to decide by the diagnosis and the evidence. We ask patients to get the answer in writing first. The lifetime limit for braces does not come back the next year. Some plans pay more, and some pay nothing for adults, so read your own plan before you agree to any treatment.',
    ],
    linkLabel: 'The academy and insurers',
  },
  why: {
    heading: 'Why It Works',
    idea: `The idea behind ${academy.product} is simple. The jaw joints, the chewing muscles, the teeth and the neck work as a team. Care that lets the jaw rest and move well may take away some of the load. This is an idea, not yet a proof.`,
    evidence: {
      heading: 'What is known, and what is not',
      paragraphs: [
        'Muscles that clench for hours may tire and hurt, and the pain may be felt somewhere else. That is the idea.',
        `Some care of the jaw is well tested. For jaw pain that has lasted, a 2023 guideline in The BMJ favors jaw exercises, hands-on care and talking therapy (CBT). In most cases it says no to splints you can take out. Two US sleep societies, in 2015, advised a device that holds the lower jaw forward for some adults with sleep apnea: those who cannot use a CPAP machine, or do not want one. None of this is evidence for ${academy.product} itself.`,
        `For ${academy.product} itself, we know of no good study that shows an effect. A 2017 review found few links between the way teeth meet and jaw trouble, and it could not show that the bite was the cause. For the neck or back, the ears, and the stomach, there is even less to go by. Nobody can say beforehand whom it will help.`,
        'So start with a diagnosis. Choose steps that can be undone. Set a date to look at whether they helped, and stop if they did not.',
      ],
    },
    linkLabel: 'find answers',
  },
  tooltip: {
    title: 'Find A Solution Here!',
    text: 'Find answers even before a consultation',
  },
}))
