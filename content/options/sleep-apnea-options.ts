import type { CareOption } from './care-option.ts'

/** The options for sleep apnea. */
export const sleepApneaOptions: readonly CareOption[] = [
  {
    name: 'Doing nothing for now',
    helps: 'Nothing to wear, take or pay for.',
    harms:
      'Without care, a stroke, a heart attack and other serious problems are more likely. [1] Do not drive while you are sleepy.',
    sure: 'The links are well known. How much care lowers the risk of a stroke or heart attack is less sure.',
  },
  {
    name: 'Sleep on the side, weight loss, less alcohol',
    helps: 'Fewer pauses in some people. [1]',
    harms: 'It is slow, and often not enough alone.',
    sure: 'Fair. How much it helps differs a lot. A second sleep test shows it.',
  },
  {
    name: 'CPAP',
    helps: 'Takes away most pauses, and makes people less sleepy by day. [16]',
    harms:
      'A dry nose, a mask that leaks or rubs, and noise. Many people need help to get used to it.',
    sure: 'High for sleepiness: a US guideline strongly advises it. [4]',
  },
  {
    name: 'A fitted appliance that holds the jaw forward',
    helps: 'Fewer pauses. CPAP takes away more. [16]',
    harms:
      'A sore jaw or teeth in some people. Teeth can move, and the bite can shift over the years. [12, 13]',
    sure: 'Moderate. In a trial of 108 people, sleepiness eased as much as with CPAP. [16]',
  },
  {
    name: 'Tirzepatide, a weekly shot for adults with obesity',
    helps: 'About 20 fewer pauses an hour than with a dummy drug [6]',
    harms:
      'Nausea, loose or hard stools are common. [5] Ask before you take it if you may get pregnant.',
    sure: 'Moderate to high: two trials of one year [6]',
    numbers:
      'The maker says that in the two trials 42 and 50 of 100 people ended with no apnea, or with mild apnea that did not make them sleepy. With a dummy drug it was 16 and 14. [14]',
  },
  {
    name: 'An implant that moves the tongue forward',
    helps: 'From 29 pauses an hour to 9 after a year, in people who could not use CPAP [15]',
    harms: 'It takes an operation.',
    sure: 'Fair: one study of 126 people, most of whom were seen again after three years [18]',
    numbers: 'Fewer than 2 of 100 people had a serious problem from the operation. [8]',
  },
  {
    name: 'Surgery on the throat, nose or jaw, or for weight',
    helps: 'Some adults for whom CPAP does not work [7]',
    harms: 'Pain, and the risks of an operation. Most of it cannot be undone.',
    sure: 'It differs with the operation. Ask the surgeon for numbers. [7]',
  },
  {
    name: 'Straightening teeth or setting the bite',
    helps: 'Not shown to treat sleep apnea.',
    harms: 'Time passes without care that works.',
    sure: 'We know of no good study.',
  },
]
