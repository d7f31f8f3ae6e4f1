import type { CareOption } from './care-option.ts'

/** The options for TMD. */
export const tmdOptions: readonly CareOption[] = [
  {
    name: 'Doing nothing for now',
    helps: 'TMD often gets better by itself. [6] A click without pain needs no care. [1]',
    harms: 'If pain has lasted for 3 months, waiting puts off care that helps. [2]',
    sure: 'Fair. One study looked at the same joints again after 8 years. [10]',
    numbers:
      'Of 100 discs in the joint, 76 were the same after 8 years. 14 were worse and 10 were better. This is about scans, not about pain. [10]',
  },
  {
    name: 'Self-care at home',
    helps: 'Home exercises, stretching and good advice ease pain more than a sham does. [15]',
    harms: 'None that we know of. Stop what makes it hurt more.',
    sure: 'Moderate to high. It does less than a therapist who moves the jaw. [15]',
  },
  {
    name: 'Exercises and hands-on care with a therapist',
    helps: 'Less pain that has lasted. The 2023 guideline is strongly in favor. [2]',
    harms: 'It takes time and visits. Stop what makes it hurt more.',
    sure: 'Moderate to high [11]',
    numbers:
      'When a therapist moved the jaw, about 36 more of 100 people had clearly less pain than with a sham. [16]',
  },
  {
    name: 'Talking therapy (CBT)',
    helps: 'Less pain, and ways to live with it. The 2023 guideline is strongly in favor. [2]',
    harms: 'It takes time, and it can be hard to find.',
    sure: 'Moderate to high, as for exercises [11]',
    numbers:
      'Joined with biofeedback or ways to relax, about 36 more of 100 people had clearly less pain than with a sham. [16]',
  },
  {
    name: 'Pain pills for some days',
    helps: 'The NHS names acetaminophen and ibuprofen. [6]',
    harms: 'Ibuprofen can make the stomach bleed, above all past 75. [14]',
    sure: 'Low. For pain that has lasted, the guideline says no to acetaminophen. [2]',
  },
  {
    name: 'A splint you can take out',
    helps: 'A large review could not show that it eases pain. [12]',
    harms: 'It costs money. Over time it can change the bite. [13]',
    sure: 'Low. For pain that has lasted, the guideline says no in most cases. [2]',
  },
  {
    name: 'Care that changes the bite or the joint for good',
    helps: 'We know of no good evidence that a changed bite helps. Surgery is for a few.',
    harms: 'It cannot be undone.',
    sure: 'The guideline gives a strong no to splints that change the bite for good, and to taking out the disc. [2]',
  },
]
