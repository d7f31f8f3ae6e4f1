import { works } from '../works/works.ts'
import type { Guide } from './guide.ts'

export const clenchingAndGrinding: Guide = {
  id: 'clenching-and-grinding',
  shortName: 'Clenching & Grinding',
  typesOf: 'Clenching and Grinding',
  headingName: 'Clenching and Grinding',
  heading:
    'Many people clench or grind their teeth, most come to no harm, and changing the bite has not been shown to stop it.',
  kind: 'guide',
  sentence: 'Teeth press or rub, by night or by day.',
  description:
    'Clenching is pressing the teeth together. Grinding is rubbing them, often with a sound. Doctors call both bruxism. It happens in sleep or by day, and many people never notice. In a healthy person it is something the body does, not an illness. It can still do harm: a tooth may chip, or the jaw may ache. It used to be blamed on the bite. Today, experts see the brain behind it.',
  image: {
    src: '/pictures/guides/clenching-and-grinding.svg',
    alt: 'A man asleep on his back at night. His lower jaw is drawn in with the teeth closed; the chewing muscle is coral.',
    night: true,
    labels: [
      { text: 'Teeth', at: [330, 70], to: [373, 206] },
      { text: 'Chewing muscle', at: [440, 500], to: [365, 267] },
    ],
  },
  types: [
    {
      type: 'Grinding in sleep',
      description:
        'The chewing muscles work in short bursts while you sleep. A partner may hear it. Many who do it do not know.',
    },
    {
      type: 'Clenching by day',
      description:
        'Teeth touch for long, or the jaw is held tight with the teeth apart. It often comes with hard thinking, driving or worry. You can learn to catch it.',
    },
    {
      type: 'After a medicine',
      description:
        'It can begin some weeks after a new medicine, such as some of those for depression. The doctor who gave it to you can look for another.',
    },
    {
      type: 'In children',
      description:
        'Many young children grind in sleep. It gets less common as they grow, and it rarely needs care.',
    },
  ],
  shortDescription1:
    'In 2018 a group of experts from many countries agreed: in a healthy person, it is a behavior and not a disorder. It may raise the risk of harm. It may do no harm. It may even protect. [1] In the Netherlands 1,209 adults were asked. One in six said that they do it in sleep. [2] Many who do cannot know.',
  shortDescription2:
    'It was once blamed on teeth that do not fit. Studies point to the brain. [3] We know of no good evidence that a changed bite stops it. A 2007 review could not show that a splint helps against grinding in sleep. [4] In 2020 a larger one could not tell if splints save teeth. [5, 16]',
  symptoms: {
    nightTime: [
      'Grinding sounds that a bed partner hears',
      'Waking with a tight or tired jaw',
      'Waking with a headache at the temples',
    ],
    dayTime: [
      'Catching yourself with your teeth pressed together',
      'Cheeks that are sore when you press them',
      'Teeth that are sore on waking, or sting with cold',
      'Flat or chipped edges on the front teeth',
    ],
    complications: [
      'Chipped teeth, broken fillings or crowns',
      'Teeth that get shorter over the years',
      'Jaw muscles that ache or tire',
      'Money spent on care that does not stop it',
    ],
  },
  help: [
    'heartAttack',
    'stroke',
    'spreadingInfection',
    'tetanus',
    'suicide',
    'jawLocked',
    'brokenTooth',
    'dentalInfection',
    'temporalArteritis',
    'numbFace',
    'bitingPain',
    'looseTooth',
    'biteChange',
    'breathingPauses',
    'lasting',
  ],
  selfCare: {
    do: [
      'By day, rest with lips together, teeth apart and the tongue loose.',
      'Put a dot on your phone, kettle and desk. When you see one, let the teeth part.',
      'Try two weeks with no alcohol at night, or with less coffee. Both go along with grinding; so does smoking. [6]',
      'Use warmth or cold on sore muscles for 15 minutes, with a cloth between it and the skin.',
      'Have photos taken of your teeth, so that a dentist can compare over time.',
    ],
    avoid: [
      'Gum, ice, nails and pens between the teeth',
      'A guard from the internet, before a dentist has looked at your teeth. Reports tell of choking and of changed bites. [15]',
      'Having teeth ground down or the bite changed to stop it',
      'Stopping a medicine on your own because you grind',
    ],
  },
  forSomePeople: {
    children:
      'In studies, parents said of about 4 to 41 in 100 children that they grind in sleep. The studies differ that much. It gets less common with age. [7] It often stops by itself. [8] Let a dentist look at the teeth, and tell the doctor if the child snores most nights.',
    pregnancy:
      'Letting the jaw rest needs no pills. Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to. [9] If a doctor gave you low-dose aspirin, keep taking it. Tell your doctor if snoring begins or gets worse.',
    medicines:
      'Drugs for depression called SSRIs can set it off. In reported cases it often began within weeks, and eased when the drug was changed. [10] Tell the doctor who gave it to you. Do not stop it on your own.',
    olderPeople:
      'Past 65, people who take calming drugs such as diazepam break a hip more often. [11] Jaw pain on chewing past 50 that eases with rest is a danger sign: see the cards above.',
  },
  tests:
    'A dentist asks what you and your partner notice, looks for wear and cracks, and presses the jaw muscles. Flat teeth show that something happened. They cannot show when. To be sure takes a record of the muscles at work. [1] Few people need one.',
  treatments: [
    'No treatment, if nothing hurts and no tooth breaks. Care is not always needed. [8]',
    'Catching it by day and letting go. It is free. We know of no good trial that shows how much it helps.',
    'A night guard made by a dentist. The plastic may wear and not the tooth. In 2020 a review of 52 trials could not tell if that saves teeth. [5, 16] A guard can change the bite over time, so have it checked. [12]',
    'Drugs: a 2014 review found too little to say that any of them helps. [13]',
    'Care for poor sleep, loud snoring with pauses, or acid reflux, each for its own sake',
    'Repair of teeth that have broken or worn down',
  ],
  causes:
    'In sleep it is driven by the brain. [3] Alcohol, smoking and a lot of coffee go along with it. [6] So do stress and some medicines. A link is not a cause. Many people have heard that grinding means sleep apnea. A 2022 review could not confirm that in adults. [14]',
  howSure: {
    treatments: [
      {
        certainty: 'unknown',
        text: 'if a night guard saves teeth. A review of 52 trials could not tell. [5, 16]',
      },
      {
        certainty: 'unknown',
        text: 'if any drug helps. A 2014 review found too little to say. [13]',
      },
      {
        certainty: 'unknown',
        text: 'how much it helps to catch it by day. We know of no good trial.',
      },
    ],
    known: [
      { certainty: 'some', text: 'in sleep, the brain drives it, not the way teeth meet. [3]' },
      {
        certainty: 'weak',
        text: 'grinding goes along with alcohol, smoking and coffee. A link is not a cause. [6]',
      },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can help you notice when you clench by day, and let the jaw rest. We know of no good trial that measured what that does.',
    cannot:
      'It cannot stop the muscles at night. Studies point to the brain, not to the way teeth meet. [3] Do not let anybody grind your teeth down to end it.',
  },
  difference: {
    from: 'dental',
    text: 'Grinding rubs teeth flat where they meet. Acid leaves smooth dips, also where no tooth touches. Many worn teeth have seen both.',
  },
  seeAlso: ['tmd', 'dental', 'tooth', 'headache'],
  sources: [
    works.lobbezoo2018,
    works.wetselaar2019,
    works.lobbezoo2001,
    works.macedo2007,
    works.riley2020,
    works.bertazzoSilveira2016,
    works.manfredini2013InChildren,
    works.nhsTeethGrinding,
    works.fdaPainPillsInPregnancy,
    works.garrett2018,
    works.donnelly2017,
    works.bereznicki2018,
    works.macedo2014,
    works.pauletto2022,
    works.wassell2014,
    works.rileySplints2020,
  ],
}
