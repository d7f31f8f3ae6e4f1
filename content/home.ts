import { academy } from './academy.ts'

/** Words of the home page. */
export type HomeContent = {
  tagline: string
  lead: string
  /** Two pictures that swap. */
  heroImages: [{ src: string; alt: string }, { src: string; alt: string }]
  benefits: { heading: string; items: { title: string; text: string }[] }
  mission: { heading: string; text: string; linkLabel: string }
  vision: { heading: string; text: string }
  testimonial: { heading: string; quote: string; name: string; note: string }
  insurance: { heading: string; paragraphs: string[]; linkLabel: string; sources: string[] }
  why: { heading: string; paragraphs: string[]; linkLabel: string }
  tooltip: { title: string; text: string }
}

export const home: HomeContent = {
  tagline: 'Medical & Dental Solutions For Everyone.',
  lead: 'Careful, plain words about the bite, the jaw, and the pain or poor sleep that may go with them.',
  heroImages: [
    {
      src: '/pictures/hero-night.svg',
      alt: 'A woman asleep on her back at night, the moon behind her. A line shows her lower jaw; the chewing muscle is coral.',
    },
    {
      src: '/pictures/hero-day.svg',
      alt: 'The same woman awake in the morning, the sun behind her. A line shows her lower jaw, which is at rest.',
    },
  ],
  benefits: {
    heading: 'Key Benefits',
    items: [
      {
        title: 'Non-surgical',
        text: 'We write about care without an operation: guidance, exercises, and devices that can be taken out again. Steps that can be undone come first.',
      },
      {
        title: 'Looked at as a whole',
        text: 'Teeth, jaw, muscles, sleep and daily life are seen together, and other causes are checked first. Your own doctor and dentist stay part of it.',
      },
      {
        title: 'Explained with sources',
        text: 'Each condition page names published sources. Where the evidence is weak or mixed, we say so in plain words.',
      },
    ],
  },
  mission: {
    heading: 'Mission',
    text: 'People with lasting pain, poor sleep or worn teeth are often sent from one office to the next. Our mission is to explain, in words anyone can follow, what the bite and the jaw may have to do with it, what they have not, and which questions to bring to your own doctor or dentist.',
    linkLabel: 'Read More',
  },
  vision: {
    heading: 'Vision',
    text: 'We would like medicine and dentistry to look at the same person at the same time. Patients would hear early about gentle options, including their limits. Health care providers would share what they see. Insurers would judge care by good evidence and not by which side of the mouth it falls on.',
  },
  testimonial: {
    heading: 'In a Patient’s Words',
    quote:
      'I came with a tired jaw and many questions. Nobody promised me anything. I got answers I could understand, a few things to try at home, and a list to go over with my own doctor. Some days are still hard, but I know what to watch for.',
    name: 'Sample patient',
    note: 'This is sample text. It shows how a testimonial looks on this page and is not from a real person. Experiences differ from one person to the next.',
  },
  insurance: {
    heading: 'Advocating for Insurance Coverage',
    paragraphs: [
      'About 38 million people in the US suffer from migraine. Jaw pain, poor sleep and headache can occur in the same person, but most migraine does not come from the bite. Sorting out which is which takes time and a careful examination, and that work should not depend on what a person can pay.',
      'As we see it, lifetime orthodontic dental coverage is rarely more than about $1000. Once it is used up, it does not come back the next year. Some plans pay more, and some pay nothing for adults, so read your own plan before you agree to any treatment.',
      'Care of the jaw can fall between two policies: the medical plan calls it dental, and the dental plan calls it medical. We ask insurers to decide by the diagnosis and the evidence. We ask patients to get the answer in writing first.',
    ],
    linkLabel: 'More about the academy and insurers',
    sources: [
      'Migraine: fact pages of the American Migraine Foundation (americanmigrainefoundation.org) and the Migraine Research Foundation. Over the years they have put the number at about 37 to 39 million people in the US.',
      'Orthodontic limit of about $1000: the academy’s own statement, a rule of thumb and not the result of a survey.',
      'A lifetime limit does not renew: Delta Dental of New Jersey, Guide to Your Orthodontic Lifetime Maximum, 2020.',
    ],
  },
  why: {
    heading: 'Why It Works',
    paragraphs: [
      `The idea behind ${academy.product} is simple. Jaw joints, chewing muscles, teeth and neck work together. If muscles clench for hours, they may tire and hurt, and the pain may be felt somewhere else. Care that lets the jaw rest and move well may take away some of that load. This is an idea, not yet a proof.`,
      'Part of this is well supported. Jaw exercises, hands-on therapy and talking therapy (CBT), alone or joined with relaxation, are recommended for long-lasting jaw pain in a 2023 guideline in The BMJ. It advises against relaxation on its own, and against most splints for that pain. Mouthpieces that hold the lower jaw forward are recommended by two US sleep societies, in a 2015 guideline, for adults with sleep apnea who cannot use or do not want a CPAP machine.',
      'Part of it is not. A 2017 review found few links between the way teeth meet and jaw disorders, and it could not show that the bite was the cause. For pain in the neck or back, for the ears, and for digestion, the evidence is thin. It does not work for everyone, and nobody can say beforehand whom it will help.',
      'So start with a diagnosis. Choose steps that can be undone. Set a date to look at whether they helped, and stop if they did not.',
    ],
    linkLabel: 'find answers',
  },
  tooltip: {
    title: 'Find A Solution Here!',
    text: 'Find answers even before a consultation. Open Medical Solutions, choose what troubles you, and read what may help and when to see a doctor.',
  },
}
