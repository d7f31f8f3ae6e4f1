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
    'Take a pain pill that is safe for you. [1] Do as the label says.',
    'Pregnant? No ibuprofen tonight. [2]',
    'Nothing sweet, hot or cold. [1]',
  ],
  morning: {
    level: 'today',
    text: 'A dentist for teeth or jaw. A doctor for ear or head.',
  },
  seeAlso: ['facial'],
  sources: [works.nhsDentalAbscess, works.fdaPainPillsInPregnancy],
  words: [
    'toothache|earache',
    'tooth|toothache|jaw|ear|earache|face|head|headache|migraine pain|hurts|ache|throbbing',
    'pain|hurts|ache|throbbing sleep|insomnia cannot|trouble|because|too|wake|keeps',
    'pain|hurts|ache|throbbing keeps_me_up|keeps_me_awake|kept_me_up|kept_me_awake|up_all_night',
  ],
}
