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
    pages: [page.jaw, page.tmd, page.bruxism, page.grinding],
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
    pages: [page.bruxism, page.splints, page.jaw, page.tmd, page.grinding],
  },
  {
    question: 'is a night gaurd worth it for teeth grinding',
    pages: [page.splints, page.bruxism, page.grinding],
  },
  {
    question: 'headache in my temples every morning when i get up',
    pages: [page.temples, page.jaw, page.tmd, page.headache],
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
  { question: 'woke up with a crick in my neck and cant look left', pages: [page.neck] },
  { question: 'pins and needles down my arm from my neck', pages: [page.neck] },
  { question: 'my sholder is frozen and i cant put my coat on', pages: [page.shoulder] },
  { question: 'pain in shoulder when reaching for the seatbelt', pages: [page.shoulder] },
  {
    question: 'whistling noise in one ear that wont go away',
    pages: [page.earnose, page.earsAndJaw],
  },
  { question: 'sinus pressure around my nose and cheeks', pages: [page.earnose, page.facial] },
  { question: 'always clearing my throat', pages: [page.throat] },
  { question: 'food goes down the wrong way when i swallow', pages: [page.throat, page.digestion] },
  { question: 'sudden zaps of pain in my cheek', pages: [page.facial] },
  {
    question: 'my dentist pulled a tooth but the face pain is still there',
    pages: [page.facial, page.painDiary],
  },
  {
    question: 'how long does tmj last and will it go away by itself',
    pages: [page.tmd, page.tmdGuide],
  },
  {
    question: 'crunching noise in front of my ear when i open my mouth',
    pages: [page.tmd, page.jaw, page.clicking, page.earnose],
  },
  { question: 'my jaw goes to one side when i open it', pages: [page.jaw, page.tmd] },
  {
    question: 'gasping for air in the middle of the night',
    pages: [page.sleepApnea, page.snoring],
  },
  {
    question: 'do i need a cpap machine',
    pages: [page.sleepApnea, page.oralAppliances, page.sleepStudy],
  },
  { question: 'havent slept properly for months', pages: [page.insomnia, page.insomniaAndPain] },
  { question: 'is it ok to take sleeping pills every night', pages: [page.insomnia] },
  { question: 'constipated and gassy after eating', pages: [page.digestion] },
  {
    question: 'acid coming up into my mouth at night',
    pages: [page.digestion, page.refluxAndTeeth, page.erosion],
  },
  { question: 'does lemon water damage teeth', pages: [page.erosion, page.enamelWear] },
  { question: 'my front teeth are getting shorter', pages: [page.erosion, page.enamelWear] },
  {
    question: 'brushing too hard has worn my gums away',
    pages: [page.gum, page.gumCauses, page.gumCare],
  },
  { question: 'do i need a gum graft', pages: [page.gum, page.gumCauses] },
  { question: 'half my molar snapped off', pages: [page.tooth] },
  { question: 'can a cracked tooth heal by itself', pages: [page.tooth, page.crackedTooth] },
  { question: 'cracks in my teeth that show up in the light', pages: [page.craze] },
  { question: 'can you whiten craze lines', pages: [page.craze] },
  {
    question: 'does stress make you clench your teeth',
    pages: [page.bruxism, page.jaw, page.tmd, page.grinding],
  },
  {
    question: 'how much does a dental splint help with jaw pain',
    pages: [page.splints, page.tmd, page.jaw],
  },
  { question: 'falling asleep at work every afternoon', pages: [page.sleepiness, page.sleepApnea] },
  { question: 'soft foods for jaw pain', pages: [page.chewing] },
  {
    question: 'headaches on both sides of my head near the eyes',
    pages: [page.temples, page.migraine, page.headache],
  },
]
