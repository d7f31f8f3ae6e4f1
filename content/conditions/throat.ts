import { academy } from '../academy.ts'
import type { Condition } from './condition.ts'

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
    alt: 'Line drawing of a head and neck from the side, with the throat below the jaw softly highlighted',
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
    'Muscles under the chin link the jaw, the tongue and the voice box. If you clench or hold the jaw stiffly, these muscles may tire, and the throat can feel tight. That is a sensible idea, yet it has hardly been tested. We know of no strong trial showing that a bite change helps hoarseness, a lump feeling or swallowing. Reflux and voice strain are better known causes.',
  shortDescription2: `First comes an exam of the throat, often with a thin camera, and a talk about reflux, smoking and medicines. Voice or swallowing therapy with a speech-language pathologist helps many people. Where the jaw is tense as well, ${academy.product} care may offer relaxed jaw positions, breathing habits and gentle exercises. None of this can replace a look at the vocal cords.`,
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
  sources: [
    {
      by: 'National Institute on Deafness and Other Communication Disorders (NIDCD)',
      title: 'Hoarseness',
      publishedIn: 'National Institutes of Health',
      url: 'https://www.nidcd.nih.gov/health/hoarseness',
    },
    {
      by: 'National Institute on Deafness and Other Communication Disorders (NIDCD)',
      title: 'Dysphagia',
      publishedIn: 'National Institutes of Health',
      url: 'https://www.nidcd.nih.gov/health/dysphagia',
    },
    {
      by: 'Lee BE, Kim GH',
      title: 'Globus pharyngeus: A review of its etiology, diagnosis and treatment',
      publishedIn: 'World Journal of Gastroenterology 18(20):2462-2471',
      year: 2012,
      url: 'https://doi.org/10.3748/wjg.v18.i20.2462',
    },
    {
      by: 'Stachler RJ, Francis DO, Schwartz SR, et al.',
      title: 'Clinical Practice Guideline: Hoarseness (Dysphonia) (Update)',
      publishedIn: 'Otolaryngology-Head and Neck Surgery 158(1 Suppl):S1-S42',
      year: 2018,
      url: 'https://doi.org/10.1177/0194599817751030',
    },
  ],
}
