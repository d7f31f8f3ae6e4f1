import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

export const gum: Condition = {
  id: 'gum',
  shortName: 'Gum Recession',
  typesOf: 'Gum Recession',
  headingName: 'Gum Recession and the Way You Bite',
  heading: 'Gums can recede slowly, and finding out why is the first step.',
  kind: 'dental',
  description:
    'Gum recession means that the edge of the gum draws back and part of the root shows. It is very common, and more so with age. Gum disease, hard brushing, thin gums, teeth out of line, piercings and tobacco are the usual reasons. A heavy bite has long been suspected as well. An expert group of 2018 found no evidence for that. Where gum disease is already at work, strong forces may matter more.',
  image: {
    src: '/pictures/conditions/gum.svg',
    alt: 'A lower front tooth cut from the side, twice. The left one is held by bone almost to its enamel; at the right one gum and bone have sunk on the side of the lip, and the bare root is coral.',
  },
  types: [
    {
      type: 'Recession in healthy gums',
      description:
        'The gum is firm and pink but lower than it used to be. Hard or long brushing, thin gums, or a tooth that stands out of line are often behind it.',
    },
    {
      type: 'Recession with gum disease',
      description:
        'Plaque leads to swelling, bleeding and loss of the bone that holds the tooth. As the bone goes down, the gum follows. Here the disease itself needs treatment first.',
    },
    {
      type: 'Recession near moved or repaired teeth',
      description:
        'Braces, crowns and fillings close to the gum line can be linked with recession, mostly where the gum is thin. Careful planning and good cleaning may lower the risk.',
    },
    {
      type: 'Recession from a local injury',
      description:
        'A lip or tongue piercing, picking at the gum, or a tight band of tissue can rub or pull in one place. Often only one or two teeth are affected.',
    },
  ],
  shortDescription1:
    'For the world classification of gum disease, two researchers went through the studies on biting forces. Heavy forces did not start gum disease. [1] The expert group of 2018 found no evidence that they make gums recede. [6]',
  shortDescription2:
    'Where gum disease is present too, weak evidence says that heavy forces may speed up the damage. [1] So bite care can be an extra here. It is not the first treatment. Many spots only need watching. [2]',
  symptoms: {
    nightTime: [
      'Clenching that leaves the teeth sore on waking',
      'A dry mouth, which lets plaque build up faster',
      'A throbbing gum that keeps you awake',
    ],
    dayTime: [
      'Teeth that look longer than before',
      'A sting with cold drinks or sweet food',
      'Bleeding when you brush or floss',
      'A notch that you can feel at the gum line',
    ],
    complications: [
      'Decay on the bare root, which is softer than enamel',
      'Roots that stay sensitive to cold',
      'Wear of the root from brushing',
      'Loose teeth when gum disease goes on',
    ],
  },
  help: [
    'spreadingInfection',
    'airway',
    'dentalInfection',
    'bleedingAndBruising',
    'looseTooth',
    'exposedBone',
    'mouthSore',
    'lasting',
  ],
  selfCare: {
    do: [
      'Use a soft brush with a light hand, in small circles.',
      'Clean between the teeth each day.',
      'Use fluoride toothpaste, which protects a bare root from decay.',
      'Get help to give up tobacco.',
      'Have your gums checked on a schedule.',
    ],
    avoid: [
      'Hard brushing, and gritty or whitening pastes',
      'Lip and tongue piercings that rub the gum',
      'Picking at the gum',
      'Grinding down of teeth as a cure for bare roots',
    ],
  },
  forSomePeople: {
    pregnancy:
      'Gums bleed more easily in pregnancy. Cleaning, dental X-rays and care of the gums are safe then. [7] Do not wait until after the birth.',
    medicines:
      'If you take a blood thinner, tell the dentist. Do not stop it on your own: most people can keep taking it. [9] Tell the dentist about medicine for thin bones or cancer too, before a tooth is pulled. The bone may heal badly. [10]',
    olderPeople:
      'Bare roots decay more easily, so fluoride paste matters more with age. If your hands are stiff, try a brush with a thick handle.',
  },
  tests:
    'A dentist measures the pockets around each tooth, and looks for bleeding, loose teeth and thin gums. X-rays show the bone. You will be asked how you brush. [2, 5]',
  treatments: [
    'A better way to brush, and watching with photos or measures [12]',
    'Gum disease first, where it is found: careful cleaning above and under the gum [5]',
    'If bare roots hurt: toothpaste for sensitive teeth [11], or a fluoride varnish',
    'A gum graft, when a root hurts, decays, looks bad to you or loses more gum [12]',
    'A loose tooth: easing a heavy contact may make chewing more pleasant [1]',
  ],
  causes:
    'Gum disease, hard or long brushing, thin gums, teeth out of line, piercings and tobacco are the usual causes. [3] Studies on brushing do not all agree. [4] Recession gets more common with age. [3] Diabetes raises the risk of gum disease. [8]',
  howSure: {
    treatments: [
      {
        certainty: 'some',
        text: 'toothpaste for sensitive teeth. A 2015 review put 31 trials together. Most kinds helped, but not the kind with strontium. [11]',
      },
      { certainty: 'advice', text: 'brush with care, watch, and graft where it is needed. [12]' },
    ],
    known: [
      {
        certainty: 'some',
        text: 'most studies agree that heavy forces do not start gum disease. [1]',
      },
      { certainty: 'weak', text: 'they may speed it up where it is at work already. [1]' },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can help you notice clenching. Where gum disease has loosened a tooth, easing a heavy contact may make chewing more pleasant. [1]',
    cannot:
      'It cannot bring gum back, and it cannot stand in for care of the gums. [5] An expert group found no evidence that heavy forces make gums recede. [6]',
  },
  seeAlso: ['dental', 'tooth'],
  sources: [
    works.fan2018,
    works.cortellini2018,
    works.kassab2003,
    works.rajapakse2007,
    works.nidcrGumDisease,
    works.jepsen2018,
    works.adaPregnancy,
    works.medlinePlusDiabetesComplications,
    works.martinez2015,
    works.leedsBoneMedicine,
    works.bae2015,
    works.imber2021,
  ],
}
