// What patients type in everyday words, and the pages that answer it; any one of them is right.
import * as page from './answer-pages.ts'

const doctors = '/find-a-doctor'
const finder = '/find'
const visit = '/visit-sheet'
const contact = '/contact'
const newsletter = '/newsletter'
const review = '/about/review'

export type EverydaySentence = {
  sentence: string
  pages: readonly string[]
  /** Whether a danger sign must come first. */
  danger?: true
}

export const ask = (sentence: string, ...pages: string[]): EverydaySentence => ({ sentence, pages })
export const danger = (sentence: string, ...pages: string[]): EverydaySentence => ({
  sentence,
  pages,
  danger: true,
})

export const everydaySentences: readonly EverydaySentence[] = [
  ask('is my headache dangerous', page.headache),
  danger('lockjaw', page.jaw, page.tmd),
  danger('locked jaw at night', page.jaw, page.tmd),
  danger("I can't open my mouth", page.jaw, page.tmd),
  danger('jaw stuck open after yawning', page.jaw),
  danger('worst headache of my life', page.headache),
  danger('sudden terrible headache', page.headache),
  danger('my tooth got knocked out', page.tooth),
  danger('chest pain and jaw pain', page.jaw, page.digestion),
  danger('one side of my face is drooping', page.facial, page.headache),
  danger('swollen cheek from a tooth', page.tooth, page.gum),
  danger('tooth abscess', page.tooth, page.gum),
  danger('I feel suicidal because of the pain', page.insomnia, page.facial),
  danger('food stuck in my throat', page.throat, page.digestion),
  danger('headache with fever and stiff neck', page.headache, page.neck),
  danger('pregnant with a bad headache', page.headache),
  danger('suddenly went deaf in one ear', page.earnose),
  danger('I fall asleep driving', page.sleepApnea, page.insomnia),
  danger('ringing in one ear only', page.earnose),
  danger('my husband stops breathing at night', page.sleepApnea),
  ask('does a night guard help snoring', page.sleepApnea),
  ask('child grinds teeth', page.grinding),
  ask('my child grinds her teeth at night please', page.grinding),
  ask('night guard from the pharmacy', page.grinding),
  ask('i clench all day at my desk', page.grinding, page.jaw),
  ask('wisdom tooth hurts', page.tooth),
  ask('toothache what to do', page.tooth),
  ask('cracked molar', page.tooth),
  ask('my filling fell out', page.tooth),
  ask('little lines in my front teeth', page.craze),
  ask('teeth getting shorter', page.erosion),
  ask('does coke ruin teeth', page.erosion),
  ask('gums are bleeding', page.gum),
  ask('my gums are going back', page.gum),
  ask('heartburn at night', page.digestion),
  ask('stomach hurts after eating', page.digestion),
  ask('my ears ring', page.earnose),
  ask('tinnitus', page.earnose),
  ask('dizzy all the time', page.earnose),
  ask('lump in my throat feeling', page.throat),
  ask('i am always hoarse', page.throat),
  ask('my cheek hurts', page.facial),
  ask('jaw clicks when i eat', page.jaw, page.tmd),
  ask('what is tmj', page.tmd),
  ask('stiff neck from the computer', page.neck),
  ask('frozen shoulder', page.shoulder),
  ask('cant sleep', page.insomnia),
  ask('awake at 3am every night', page.insomnia),
  ask('snoring wife', page.sleepApnea),
  ask('so tired during the day', page.sleepApnea),
  ask('migraine', page.headache),
  ask('my temples hurt', page.headache, page.facial),
  ask('dentist near me', doctors),
  ask('doctor who takes new patients', doctors),
  ask('what should i ask my dentist', visit),
  ask('which page is for me', finder),
  ask('phone number', contact),
  ask('unsubscribe', newsletter),
  ask('stop sending me emails', newsletter),
  ask('who wrote this', review),
  ask('who pays for this site', review),
  ask('how much does a splint cost', visit),
  ask('does insurance pay', visit),
  danger("i don't want to live anymore", page.insomnia, page.facial),
  danger('headache and blurry vision cant speak right', page.headache, page.facial),
  ask('headake every day for weeks', page.headache),
  ask('pressure behind my eyes and forehead', page.headache),
  ask('my cheekbone aches', page.facial),
  ask('clicking noise next to my ear when i eat', page.jaw, page.tmd),
  ask('sour taste in mouth when i lie down', page.digestion),
  ask('roots showing on bottom front teeth', page.gum),
  ask('spider cracks on teeth', page.craze),
  ask('wake up every hour', page.insomnia),
  ask('shoulder blade pain from sitting', page.shoulder, page.neck),
  ask('dentist in st louis', doctors),
  ask('phone nr', contact),
  ask('print list for my appointment', visit),
]
