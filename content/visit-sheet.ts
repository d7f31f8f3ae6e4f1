import { live } from './words/live.ts'

/** The words of the sheet to take to a visit. */
export const visitSheet = live('visit', () => ({
  title: 'Questions for your visit',
  description:
    'One sheet to take to your dentist or doctor: what bothers you, your medicines, what to ask and what you were told. Type and print it, or print it and write.',
  intro:
    'One sheet to take to your dentist or doctor. Type here and print it, or print it and write by hand. Nothing you type here is sent or kept.',
  /** Below the headings of two parts. */
  hints: {
    bothers: 'Begin with one sentence: “For … I have had …, and it keeps me from ….”',
    medicines: 'Also those without a prescription, with how much and how often',
  },
  /** For any visit. */
  questions: [
    'What may be causing my symptoms, and what else could it be?',
    'Which tests do I need, and what will they tell us?',
    'What are my choices, and what if I wait?',
    'How well does each choice work, and what harm can it do?',
    'What can I do myself, and what should I leave alone?',
    'When should I come back, and what should make me call sooner?',
  ],
  diary: 'Two weeks, by night and by day: 0 is no pain or trouble, 10 the worst',
  outline:
    'Outlines of a head from the front and from the side, and of the upper and the lower teeth',
}))
