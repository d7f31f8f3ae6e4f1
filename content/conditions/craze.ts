import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

export const craze: Condition = {
  id: 'craze',
  shortName: 'Craze Lines',
  typesOf: 'Craze Lines',
  headingName: 'Craze Lines and the Way You Bite',
  heading: 'Fine lines in the enamel are mostly harmless, but they are worth one good look.',
  kind: 'dental',
  description:
    'Craze lines are tiny cracks in the enamel, the hard outer layer of a tooth. They are very common in adults. They do not reach the inner layers, and as a rule they do not hurt. Biting forces and changes between hot and cold are thought to cause them, so clenching and grinding may add some. Coffee, tea or tobacco can stain them. A dentist can tell them from deeper cracks, which matter more.',
  image: {
    src: '/pictures/conditions/craze.svg',
    alt: 'Upper front teeth and their gum. Fine upright lines run through the enamel of one of them.',
    labels: [
      { text: 'Craze lines', at: [420, 490], to: [438, 380] },
      { text: 'Enamel', at: [160, 490], to: [180, 400] },
      { text: 'Gum', at: [60, 60] },
    ],
  },
  types: [
    {
      type: 'Upright lines on front teeth',
      description:
        'Fine lines run from the biting edge toward the gum. They show best when light comes from the side. In most cases they are only a matter of looks.',
    },
    {
      type: 'Lines on the ridges of back teeth',
      description:
        'Short lines cross the raised rims of the chewing surfaces. They are common. A dentist may keep an eye on them, because deeper cracks can lie in the same places.',
    },
    {
      type: 'Stained lines',
      description:
        'Coffee, tea, red wine or tobacco can turn a line brown, so that it is easier to see. A stain does not mean that the line goes deep.',
    },
    {
      type: 'Deeper cracks that look alike',
      description:
        'Some cracks look like craze lines but go into the inner layer. Pain on biting, pain with cold, or a line that blocks light are hints of this.',
    },
  ],
  shortDescription1:
    'US root canal specialists name biting forces and changes of heat and cold as causes of craze lines. [1] So it makes sense to think that clenching adds to them. It is hard to measure, though. We know of no trial which shows that changing the bite prevents them or makes them go away.',
  shortDescription2:
    'Most craze lines need no treatment. In a US study that followed cracked back teeth for three years, few teeth began to hurt on biting. [4] A night guard may spread the load, but evidence that it saves enamel is missing. [5]',
  symptoms: {
    nightTime: [
      'Usually no pain from the lines themselves',
      'Clenching or grinding during sleep',
      'Jaw muscles that feel tight on waking',
    ],
    dayTime: [
      'Fine lines that show in bright light',
      'Lines that turn brown from coffee, tea or tobacco',
      'A slight roughness under a fingernail',
    ],
    complications: [
      'Stains that brushing does not remove',
      'A small chip at the biting edge',
      'A deeper crack in the same tooth, in some cases',
    ],
  },
  help: [
    'spreadingInfection',
    'inhaledTooth',
    'headInjury',
    'brokenTooth',
    'dentalInfection',
    'bitingPain',
    'lasting',
  ],
  selfCare: {
    do: [
      'Show the lines to a dentist once, and have a photo taken.',
      'Rest with lips together and teeth apart by day.',
      'Wear a mouth guard for contact sports.',
      'Note pain with biting or cold, and tell the dentist.',
    ],
    avoid: [
      'Ice, pens, nails and hard candy',
      'Opening things with your teeth',
      'Ice water straight after hot coffee',
      'Treatment for looks alone, before a deeper crack is ruled out',
    ],
  },
  tests:
    'A dentist shines a light through the tooth. Light passes a craze line and stops at a deeper crack. A bite test, a cold test and a photo to compare may follow. [1]',
  treatments: [
    'Nothing but a look from time to time, for most lines [2]',
    'Cleaning or whitening of stained lines, for looks',
    'Bonding or a veneer where the looks trouble you',
    'A tooth that hurts: a search for a deeper crack or decay [2, 3]',
  ],
  causes:
    'Biting forces, quick changes of heat and cold, clenching, grinding, small knocks and age are thought to cause them. [1] Coffee, tea and tobacco only stain what is there.',
  howSure: {
    treatments: [
      {
        certainty: 'advice',
        text: 'a look from time to time. This comes from US root canal specialists. We know of no trial. [2]',
      },
    ],
    known: [
      {
        certainty: 'some',
        text: 'US dentists followed 2,601 people with a cracked back tooth for up to three years. In 4 to 8 of 100, a tooth began to hurt on biting or by itself. [4]',
      },
      { certainty: 'unknown', text: 'if a night guard saves enamel. [5]' },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can help you notice clenching. Biting forces are one of the causes that US root canal specialists name. [1]',
    cannot:
      'It cannot take craze lines away, and we know of no trial in which it prevented them. Evidence that a night guard saves enamel is missing. [5]',
  },
  seeAlso: ['tooth', 'dental'],
  sources: [
    works.aaeCrackedToothCode2008,
    works.aaeCrackedTeeth,
    works.hilton2017,
    works.funkhouser2022,
    works.rileySplints2020,
  ],
}
