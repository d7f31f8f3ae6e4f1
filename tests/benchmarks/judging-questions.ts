// What patients type: the half that judges the search. Never tune the search by these questions, nor look
// at which of them fail: their figures say how it does with questions that it was not made for.
import * as page from './answer-pages.ts'
import type { PatientQuestion } from './patient-questions.ts'

export const judge: readonly PatientQuestion[] = [
  {
    question: 'sore neck from looking at my phone',
    pages: [page.neck, page.neckAtDesk, page.posture],
  },
  { question: 'it hurts to turn my head when im reversing the car', pages: [page.neck] },
  { question: 'dull ache in my shoulder keeps me awake at night', pages: [page.shoulder] },
  {
    question: 'do tight shoulders have anything to do with clenching my teeth',
    pages: [page.shoulder],
  },
  { question: 'earache but no infection', pages: [page.earnose, page.tmd, page.earsAndJaw] },
  {
    question: 'my nose is always blocked so i breathe through my mouth at night',
    pages: [page.earnose, page.mouthBreathing],
  },
  { question: 'feeling dizzy and my ears feel full', pages: [page.earnose, page.earsAndJaw] },
  {
    question: 'lump in throat feeling that comes and goes',
    pages: [page.throat, page.throatTightness],
  },
  {
    question: 'i find it hard to swollow and im scared of choking on my food',
    pages: [page.throat],
  },
  { question: 'stabbing pain in my cheek when the wind blows on it', pages: [page.facial] },
  {
    question: 'why has my face been hurting for months when all the tests are normal',
    pages: [page.facial, page.painDiary],
  },
  { question: 'tmj symptoms and treatment', pages: [page.tmd, page.tmdGuide] },
  {
    question: 'my dentist said i have a tempromandibular disorder, what does that mean',
    pages: [page.tmd, page.tmdGuide],
  },
  {
    question: 'jaw pops every time i open my mouth wide',
    pages: [page.jaw, page.tmd, page.clicking],
  },
  {
    question: 'i can only open my mouth a little bit, it feels stuck',
    pages: [page.jaw, page.tmd, page.lockedJaw],
  },
  {
    question: 'why do i keep pressing my teeth together during the day',
    pages: [page.jaw, page.tmd, page.bruxism],
  },
  {
    question: 'my wife says i snore really loud and choke in the night',
    pages: [page.sleepApnea, page.snoring],
  },
  { question: 'sleep apnoea symptoms in women', pages: [page.sleepApnea] },
  {
    question: 'why am i so tired in the day even though i sleep eight hours',
    pages: [page.sleepApnea, page.sleepiness],
  },
  { question: 'lying awake for hours every night worrying', pages: [page.insomnia] },
  { question: 'what helps insomia without taking sleeping tablets', pages: [page.insomnia] },
  { question: 'heartburn at nite', pages: [page.digestion, page.refluxAndTeeth] },
  { question: 'stomach cramps and diarrhoea, could it be ibs', pages: [page.digestion] },
  {
    question: 'is it bad for your stomach if you dont chew your food properly',
    pages: [page.digestion],
  },
  {
    question: 'can acid reflux ruin your teeth',
    pages: [page.erosion, page.digestion, page.refluxAndTeeth],
  },
  {
    question: 'teeth sensitive to cold and sweet things and they look yellow',
    pages: [page.erosion, page.gumCare],
  },
  {
    question: 'my teeth look longer than they used to',
    pages: [page.gum, page.gumCauses, page.gumCare],
  },
  {
    question: 'how to treat gum disease before i lose my teeth',
    pages: [page.gum, page.gumDisease],
  },
  {
    question: 'is it bad that i can see the root of my tooth',
    pages: [page.gum, page.gumCauses, page.gumCare],
  },
  { question: 'tooth hurts when i let go after biting', pages: [page.tooth, page.crackedTooth] },
  { question: 'chipped tooth with a sharp edge that keeps cutting my tongue', pages: [page.tooth] },
  { question: 'are tiny cracks in front teeth anything to worry about', pages: [page.craze] },
  { question: 'faint lines in my tooth enamel when i shine a torch on them', pages: [page.craze] },
  {
    question: 'partner says i grind my teeth in my sleep',
    pages: [page.bruxism, page.jaw, page.tmd, page.grinding],
  },
  { question: 'do mouth splints really work or are they a waste of money', pages: [page.splints] },
  {
    question: 'could my migraines be coming from my jaw',
    pages: [page.migraine, page.temples, page.headache],
  },
  { question: 'which codes does the insurer need for tmj treatment', pages: [page.insuranceCodes] },
  {
    question: 'what questions should i ask at my first appointment about my bite',
    pages: [page.firstVisit],
  },
  {
    question: 'waking up with a dry mouth',
    pages: [page.mouthBreathing, page.throat, page.sleepApnea],
  },
  { question: 'does bad posture make your jaw hurt', pages: [page.posture] },
  { question: 'tingling in my fingers and a sore neck', pages: [page.neck] },
  { question: 'neck still hurts weeks after a car crash', pages: [page.neck] },
  { question: 'cant reach behind my back to fasten my bra', pages: [page.shoulder] },
  { question: 'is it bursitis or a rotator cuff tear', pages: [page.shoulder] },
  { question: 'buzzing in my head when its quiet', pages: [page.earnose, page.earsAndJaw] },
  { question: 'unsteady on my feet with blocked ears', pages: [page.earnose, page.earsAndJaw] },
  { question: 'my voice keeps cracking by the end of the day', pages: [page.throat] },
  {
    question: 'waking up with a sore dry throat every day',
    pages: [page.throat, page.mouthBreathing],
  },
  { question: 'aching cheek that gets worse when i bend over', pages: [page.facial, page.earnose] },
  { question: 'what is trigeminal neuralgia', pages: [page.facial] },
  { question: 'is surgery a good idea for tmd', pages: [page.tmd, page.tmdGuide] },
  {
    question: 'grating noise in my jaw joint, is it artheritis',
    pages: [page.tmd, page.jaw, page.clicking],
  },
  { question: 'jaw gets stuck when i yawn', pages: [page.jaw, page.tmd, page.lockedJaw] },
  {
    question: 'my jaw muscles are tired and sore when i wake up',
    pages: [page.jaw, page.tmd, page.bruxism],
  },
  { question: 'is snoring dangerous for my heart', pages: [page.sleepApnea, page.snoring] },
  { question: 'what happens if sleep apnea is not treated', pages: [page.sleepApnea] },
  {
    question: 'awake at 4 every morning with my mind going round and round',
    pages: [page.insomnia],
  },
  { question: 'does drinking alcohol help you sleep', pages: [page.insomnia] },
  { question: 'burping and tummy ache after meals', pages: [page.digestion] },
  { question: 'diet for irritable bowel', pages: [page.digestion] },
  { question: 'will orange juice ruin my enamel', pages: [page.erosion, page.enamelWear] },
  { question: 'my fillings stick up above the teeth', pages: [page.erosion] },
  {
    question: 'gum has shrunk back from one bottom tooth',
    pages: [page.gum, page.gumCauses, page.gumCare],
  },
  { question: 'teeth feel loose and gums are swollen', pages: [page.gum, page.gumDisease] },
  { question: 'bit of my tooth came off when i bit a nut', pages: [page.tooth] },
  { question: 'will my split tooth have to come out', pages: [page.tooth, page.crackedTooth] },
  { question: 'thin lines down my teeth that wont brush off', pages: [page.craze] },
  {
    question: 'how does the dentist tell a craze line from a crack',
    pages: [page.craze, page.tooth, page.crackedTooth],
  },
  {
    question: 'how do i know if i grind my teeth when i am asleep',
    pages: [page.bruxism, page.jaw, page.tmd, page.grinding],
  },
  { question: 'side effects of a mandibular advancement device', pages: [page.oralAppliances] },
  {
    question: 'how should i sit at my desk to stop neck pain',
    pages: [page.neckAtDesk, page.neck, page.posture],
  },
  { question: 'can i do a sleep test in my own bed', pages: [page.sleepStudy] },
]
