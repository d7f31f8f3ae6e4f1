import { academy } from '../academy.ts'
import type { Condition } from './condition.ts'

export const earnose: Condition = {
  id: 'earnose',
  shortName: 'Ear & Nose',
  typesOf: 'Ear & Nose Trouble',
  headingName: 'Ear and Nose Symptoms and the Jaw',
  heading:
    'When an ear rings or aches and looks healthy inside, the jaw joint next door may be worth a look.',
  kind: 'medical',
  description:
    'Ringing, earache, a full or plugged ear, dizziness and a blocked nose have many causes. Wax, infection, loud noise, allergy and age are among the usual ones. The jaw joint lies just in front of the ear, so pain from that joint can feel like pain in the ear. Bite and jaw alignment may play a part for some people with ear symptoms. For a blocked nose or sinus trouble we have no good reason to blame the bite.',
  image: {
    src: '/pictures/conditions/earnose.svg',
    alt: 'Line drawing of a face from the side, with the ear and the nose softly highlighted',
  },
  types: [
    {
      type: 'Tinnitus',
      description:
        'You hear ringing, buzzing or hissing that no one else hears. Hearing loss is a common partner. In some people the sound changes when they move the jaw or the neck.',
    },
    {
      type: 'Earache with a healthy ear',
      description:
        'The ear hurts, yet the doctor finds no infection. The pain may come from the jaw joint, a tooth, the throat or the neck, so each of them should be checked.',
    },
    {
      type: 'Fullness and dizziness',
      description:
        'The ear feels plugged, or the room seems to spin or sway. Inner ear disorders such as Ménière disease can do this. The role of the jaw here is not settled.',
    },
    {
      type: 'Blocked nose and sinus pressure',
      description:
        'Swelling inside the nose makes breathing hard and can press on the cheeks and upper teeth. Colds, allergies or a bent wall inside the nose are usual causes. Treatment is medical.',
    },
  ],
  shortDescription1:
    'The jaw joint and the ear sit side by side and share some nerves. A review of 22 studies found tinnitus and jaw disorders together more often than expected, but it called the evidence weak. A link of this kind does not show cause. We know of no strong proof that changing a bite stops ringing, dizziness or hearing loss, or that it opens the nose.',
  shortDescription2: `Have the ear, the hearing and the nose examined by a doctor before any jaw treatment. For tinnitus that bothers you, a guideline advises cognitive behavioral therapy and, with hearing loss, a hearing aid check. If the jaw is sore too, ${academy.product} care may try reversible steps, such as jaw rest, exercises and less clenching. Judge them by your jaw comfort. A quieter ear may or may not follow.`,
  symptoms: {
    nightTime: [
      'Ringing that seems louder once the house is quiet',
      'Breathing through the mouth because the nose is blocked',
      'An earache on the side where you clench or grind',
    ],
    dayTime: [
      'Buzzing that changes when you move the jaw',
      'A plugged feeling that does not clear with swallowing',
      'Clicking in front of the ear while you chew',
      'Pressure in the cheeks or around the nose',
      'Brief dizziness, or feeling unsteady on your feet',
    ],
    complications: [
      'Trouble with sleep and attention because of constant sound',
      'Worry or low mood when the ringing will not stop',
      'Falls, if dizziness is not looked into',
      'Dry mouth from long breathing through the mouth',
    ],
  },
  help: [
    'stroke',
    'meningitis',
    'eyeOrEarSwelling',
    'nosebleed',
    'suicide',
    'suddenHearingLoss',
    'oneSidedEarOrNose',
    'mouthSore',
    'lasting',
  ],
  sources: [
    {
      by: 'National Institute on Deafness and Other Communication Disorders (NIDCD)',
      title: 'Tinnitus',
      publishedIn: 'National Institutes of Health',
      url: 'https://www.nidcd.nih.gov/health/tinnitus',
    },
    {
      by: 'Bousema EJ, Koops EA, van Dijk P, Dijkstra PU',
      title:
        'Association Between Subjective Tinnitus and Cervical Spine or Temporomandibular Disorders: A Systematic Review',
      publishedIn: 'Trends in Hearing 22:2331216518800640',
      year: 2018,
      url: 'https://doi.org/10.1177/2331216518800640',
    },
    {
      by: 'Tunkel DE, Bauer CA, Sun GH, et al.',
      title: 'Clinical Practice Guideline: Tinnitus',
      publishedIn: 'Otolaryngology-Head and Neck Surgery 151(2 Suppl):S1-S40',
      year: 2014,
      url: 'https://doi.org/10.1177/0194599814545325',
    },
    {
      by: 'Chandrasekhar SS, Tsai Do BS, Schwartz SR, et al.',
      title: 'Clinical Practice Guideline: Sudden Hearing Loss (Update)',
      publishedIn: 'Otolaryngology-Head and Neck Surgery 161(1 Suppl):S1-S45',
      year: 2019,
      url: 'https://doi.org/10.1177/0194599819859885',
    },
    {
      by: 'Rosenfeld RM, Piccirillo JF, Chandrasekhar SS, et al.',
      title: 'Clinical Practice Guideline (Update): Adult Sinusitis',
      publishedIn: 'Otolaryngology-Head and Neck Surgery 152(2 Suppl):S1-S39',
      year: 2015,
      url: 'https://doi.org/10.1177/0194599815572097',
    },
  ],
}
