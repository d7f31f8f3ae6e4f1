import { works } from '../works/works.ts'
import type { NightPage } from './night-page.ts'

export const pain: NightPage = {
  kind: 'night',
  id: 'pain',
  headingName: 'It hurts too much to sleep',
  heading: 'tooth, jaw, ear or head',
  help: [
    'heartAttack',
    'stroke',
    'airway',
    'spreadingInfection',
    'suddenHeadache',
    'meningitis',
    'sightLoss',
  ],
  tonight: [
    'Take ibuprofen or acetaminophen, if it is safe for you. [1] Follow the label.',
    'Pregnant? From week 20, no ibuprofen unless a doctor said so. [2]',
    'Nothing sweet, very hot or very cold. [1]',
  ],
  morning: {
    level: 'today',
    text: 'A dentist for a tooth or jaw, a doctor for an ear or the head.',
  },
  seeAlso: ['facial', 'headache'],
  sources: [works.nhsDentalAbscess, works.fdaPainPillsInPregnancy],
  words: ['tooth|toothache|jaw|ear|earache|face|head|headache|migraine pain|hurts|ache|throbbing'],
}
