import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

export const throat: Condition = {
  id: 'throat',
  shortName: 'Throat',
  typesOf: 'Throat Trouble',
  headingName: 'Throat Symptoms: Lump, Hoarseness and Swallowing',
  heading:
    'A throat that feels tight or tired deserves a careful look before anyone guesses at the cause.',
  kind: 'medical',
  description:
    'Few feelings are as hard to ignore as a lump in the throat. Others notice a rough voice, constant throat clearing or food that goes down slowly. Reflux from the stomach, infections, heavy voice use, dry air and smoking are frequent reasons. Jaw, tongue and throat muscles work as a team when you speak and swallow. For this reason bite and jaw alignment may add to tension in the throat, but good studies are missing. A doctor must look first.',
  image: {
    src: '/pictures/conditions/throat.svg',
    alt: 'A woman in profile. Tongue, voice box and windpipe are drawn in, and behind the windpipe the gullet; the voice box is coral.',
  },
  types: [
    {
      type: 'Lump feeling (globus)',
      description:
        'It feels as if something sits in the throat, although nothing is there. Swallowing food is not painful and may even ease it. Reflux, tension and stress often go with it.',
    },
    {
      type: 'Hoarse or tired voice',
      description:
        'The voice turns rough, weak or breathy, or gives out by evening. A cold or overuse is the usual reason. When it lasts, the vocal cords need to be seen.',
    },
    {
      type: 'Trouble swallowing',
      description:
        'Food or drink feels stuck, or goes down the wrong way and makes you cough. Nerve, muscle and food pipe problems can all do this, so it needs a medical exam.',
    },
    {
      type: 'Dry or sore throat on waking',
      description:
        'Sleeping with an open mouth dries the throat. A blocked nose, snoring or sleep apnea may be behind it, and so may acid that rises while you lie flat.',
    },
  ],
  shortDescription1:
    'Muscles under the chin link the jaw, the tongue and the voice box. If you clench or hold the jaw stiffly, they may tire, and the throat can feel tight. That is a sensible idea, yet it has hardly been tested.',
  shortDescription2:
    'We know of no good trial in which changing the bite helped hoarseness, a lump feeling or swallowing. Reflux, tension and voice strain are better known causes. [1, 3] A look at the vocal cords comes before any guess. [4]',
  symptoms: {
    nightTime: [
      'A dry mouth and throat when you wake',
      'Coughing or a sour taste after you lie down',
      'Snoring, or waking with a choking feeling',
    ],
    dayTime: [
      'Need to clear the throat again and again',
      'A voice that tires or cracks after a long talk',
      'A lump feeling between meals that comes and goes',
      'Tightness under the chin, along with a clenched jaw',
    ],
    complications: [
      'Talking less at work or with family',
      'Eating less, or only soft foods, out of fear of choking',
      'Lung infection if food or drink often goes down the wrong way',
    ],
  },
  help: [
    'airway',
    'choking',
    'buttonBattery',
    'heartAttack',
    'stuckFood',
    'quinsy',
    'coughingBlood',
    'hoarseness',
    'foodSticks',
    'mouthSore',
    'weightLoss',
    'lasting',
  ],
  selfCare: {
    do: [
      'Sip water through the day, and breathe in steam if the throat is dry.',
      'Rest a tired voice: speak softly, with pauses.',
      'Swallow or sip when you feel the urge to clear your throat.',
      'Eat slowly, sit upright, and leave time between dinner and bed.',
      'Let the jaw hang loose, lips together and teeth apart.',
    ],
    avoid: [
      'Smoke, vapor and much alcohol',
      'Shouting, and long whispering',
      'Swallowing again and again to test the lump',
      'Reflux pills for a hoarse voice alone, before anyone has looked at the vocal cords [4]',
    ],
  },
  forSomePeople: {
    children:
      'A child who is hoarse for weeks, often chokes on food or loses weight should be seen too. If a child starts to drool or breathes with noise, that is a danger sign: see the first card.',
    pregnancy:
      'Reflux is more common in pregnancy, and it can reach the throat. [5] Ask before you take medicine for it.',
    medicines:
      'Inhaled steroids and some blood pressure pills can make you hoarse or make you cough. [4] Do not stop them on your own. Ask your doctor, and rinse your mouth after the inhaler.',
    olderPeople:
      'Trouble swallowing is not just age. A swallowing test is a good first step. [6] Ask a pharmacist which of your pills may be crushed.',
  },
  tests:
    'A doctor feels the neck and looks at the throat, often with a thin camera. Ask for a visit after 3 weeks of a hoarse voice. By 4 weeks, a guideline says, the vocal cords should be looked at. It should be sooner if the cause could be serious. [4] If you have trouble swallowing, there are X-ray and camera tests. [6]',
  treatments: [
    'Voice therapy with a speech therapist, for many kinds of hoarse voice [4]',
    'Swallowing therapy, softer food and safer ways to swallow [2]',
    'A lump feeling with a healthy throat: being told that the throat is healthy. Reflux or tension is treated where it is found. [3]',
    'Less smoke and voice strain, or a change of medicine, where these are the cause [1]',
  ],
  causes:
    'Colds, heavy use of the voice, reflux, allergy, smoke and some medicines are frequent causes. Illness of nerves and muscles, growths on the vocal cords and cancer are less common. They must not be missed.',
  howSure: {
    treatments: [
      {
        certainty: 'advice',
        text: 'voice therapy, for a hoarse voice that it can help. This is in a US guideline of 2018. [4]',
      },
      {
        certainty: 'unknown',
        text: 'what helps a lump feeling best. A review of 2012 found no settled care. [3]',
      },
    ],
    known: [
      {
        certainty: 'unknown',
        text: 'if care of the bite helps the throat. We know of no good trial.',
      },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can teach a loose jaw, calm breathing and gentle exercises, if your jaw is tense as well.',
    cannot:
      'It cannot treat reflux, a growth or a nerve problem. We know of no study that shows that it helps the throat. For the lump feeling, even the standard care is not settled. [3]',
  },
  seeAlso: ['earnose', 'digestion'],
  sources: [
    works.nidcdHoarseness,
    works.nidcdDysphagia,
    works.lee2012,
    works.stachler2018,
    works.australianPregnancyReflux,
    works.nhsDysphagia,
  ],
}
