import type { CareOption } from './care-option.ts'

/** The options for jaw trouble. */
export const jawOptions: readonly CareOption[] = [
  {
    name: 'Doing nothing for now',
    helps: 'A click without pain needs no care. [1] Most clicks stay as they are. [11]',
    harms: 'In a few people the jaw locks later. [11]',
    sure: 'Fair. A review took in 167 papers, and one study went on for 8 years. [11, 12]',
    numbers:
      'Of 100 discs in the joint, 76 were the same after 8 years. 14 were worse and 10 were better. This is about scans, not about pain. [12]',
  },
  {
    name: 'Self-care at home',
    helps: 'Many jaws settle with rest, soft food and home exercises. [6]',
    harms: 'None that we know of. Stop what makes it hurt more.',
    sure: 'Moderate to high, for pain that has lasted [18]',
  },
  {
    name: 'Exercises and hands-on care with a therapist',
    helps: 'Less pain that has lasted. The 2023 guideline is strongly in favor. [4]',
    harms: 'It takes time and visits. Stop what makes it hurt more.',
    sure: 'Moderate to high [13]',
    numbers:
      'When a therapist moved the jaw, about 36 more of 100 people had clearly less pain than with a sham. [19]',
  },
  {
    name: 'A splint you can take out',
    helps: 'A large review could not show that it eases pain. [3]',
    harms: 'It costs money. Over time it can change the bite. [14]',
    sure: 'Low. For pain that has lasted, the guideline says no in most cases. [4]',
  },
  {
    name: 'Surgery on the joint',
    helps:
      'It is for a few, if the joint is damaged and other care has failed. [5, 20] For a jaw that had locked, one trial compared it with care without surgery. After 5 years, people did equally well. [15]',
    harms: 'It cannot be undone. The guideline says no to taking out the disc for pain. [4]',
    sure: 'Low: the trial had 106 people. [15]',
  },
  {
    name: 'Changing the bite for good',
    helps: 'We know of no good evidence that it helps.',
    harms: 'It cannot be undone.',
    sure: 'Few links between the bite and jaw trouble were found, and a link is no cause. [2]',
  },
]
