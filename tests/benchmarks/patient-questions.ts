// What patients type, misspelt and in lower case as they do: the half to tune the search by. The other
// half is judging-questions.ts. Both were written by somebody who did not know how the search works.
import * as page from './answer-pages.ts'

/** Any one of the pages answers the question. */
export type PatientQuestion = { question: string; pages: readonly Page[] }
type Page = (typeof page)[keyof typeof page]

export const tune: readonly PatientQuestion[] = [
  { question: 'stiff neck when i wake up in the morning', pages: [page.neck] },
  {
    question: 'my neck aches after a whole day at the computer, what can i do about it',
    pages: [page.neck, page.neckAtDesk, page.posture],
  },
  { question: 'cant lift my arm to reach a shelf', pages: [page.shoulder] },
  { question: 'sholder hurts when i lie on that side in bed', pages: [page.shoulder] },
  {
    question: 'ringing in my ears that gets worse at night',
    pages: [page.earnose, page.earsAndJaw],
  },
  {
    question: 'ear feels blocked but the doctor says my ears are fine',
    pages: [page.earnose, page.earsAndJaw],
  },
  { question: 'can jaw problems cause tinitus', pages: [page.earnose, page.tmd, page.earsAndJaw] },
  {
    question: 'feels like theres something stuck in my throat all the time',
    pages: [page.throat, page.throatTightness],
  },
  { question: 'why is my voice hoarse after talking all day', pages: [page.throat] },
  { question: 'electric shock pain in my face when i brush my teeth', pages: [page.facial] },
  {
    question: 'one side of my face hurts, is it a tooth or a nerve or my sinuses',
    pages: [page.facial, page.painDiary],
  },
  { question: 'what is tmj and is it the same as tmd', pages: [page.tmd, page.tmdGuide] },
  {
    question: 'my jaw joint hurts when i chew or yawn',
    pages: [page.tmd, page.jaw, page.tmdGuide, page.chewing],
  },
  { question: 'why does my jaw click when i eat', pages: [page.jaw, page.tmd, page.clicking] },
  {
    question: 'my jaw siezed up and i cant open my mouth properly',
    pages: [page.jaw, page.tmd, page.lockedJaw],
  },
  {
    question: 'i clench my jaw when im stressed at work',
    pages: [page.jaw, page.tmd, page.bruxism],
  },
  {
    question: 'husband stops breathing in his sleep then gasps',
    pages: [page.sleepApnea, page.snoring],
  },
  { question: 'does snoring always mean sleep apnoea', pages: [page.sleepApnea, page.snoring] },
  {
    question: 'can i use a mouthpiece instead of cpap for sleep apnea',
    pages: [page.sleepApnea, page.oralAppliances],
  },
  { question: 'cant fall asleep my mind is racing', pages: [page.insomnia] },
  {
    question: 'i keep waking up at 3am and cant get back to sleep',
    pages: [page.insomnia, page.insomniaAndPain],
  },
  {
    question: 'burning in my chest after dinner when i lie down',
    pages: [page.digestion, page.refluxAndTeeth],
  },
  { question: 'bloated and full after only a few bites of food', pages: [page.digestion] },
  { question: 'my new dentures make it hard to chew meat', pages: [page.digestion] },
  {
    question: 'my teeth are getting thinner and see through at the tips',
    pages: [page.erosion, page.enamelWear],
  },
  {
    question: 'does fizzy pop wreck the enamel on your teeth',
    pages: [page.erosion, page.enamelWear],
  },
  { question: 'gums pulling away from my teeth', pages: [page.gum, page.gumCauses, page.gumCare] },
  {
    question: 'my gums bleed when i brush, should i be worried',
    pages: [page.gum, page.gumDisease, page.gumCare],
  },
  { question: 'will receeding gums grow back', pages: [page.gum, page.gumCauses, page.gumCare] },
  {
    question: 'sharp pain when i bite down but the dentist cant see anything',
    pages: [page.tooth, page.crackedTooth],
  },
  { question: 'i broke a piece off my back tooth eating popcorn', pages: [page.tooth] },
  { question: 'vertical lines on my front teeth', pages: [page.craze] },
  {
    question: 'hairline cracks in my tooth have gone brown from drinking tea',
    pages: [page.craze],
  },
  {
    question: 'how do i stop grinding my teeth at night',
    pages: [page.bruxism, page.splints, page.jaw, page.tmd],
  },
  { question: 'is a night gaurd worth it for teeth grinding', pages: [page.splints, page.bruxism] },
  {
    question: 'headache in my temples every morning when i get up',
    pages: [page.temples, page.jaw, page.tmd],
  },
  {
    question: 'will my insurance pay for a sleep apnea mouth guard',
    pages: [page.insuranceCodes, page.oralAppliances],
  },
  { question: 'what can i eat when my jaw is too sore to chew', pages: [page.chewing] },
  {
    question: 'what happens at a sleep study and do i have to stay the night',
    pages: [page.sleepStudy],
  },
  { question: 'exercises to loosen a tight jaw', pages: [page.exercises] },
]
