import { medicalNotes } from '../medical-notes.ts'

/** Something that can be done, or nothing. Texts may contain markers that cite the page's sources. */
export type CareOption = {
  name: string
  helps: string
  harms: string
  /** How good the evidence is. */
  sure: string
  /** How many of 100 people it helps or harms, only as its source says. Left out: we know of no such numbers. */
  numbers?: string
}

/** What is said of an option, under the headings of the columns. */
export function cellsOf({ helps, harms, sure, numbers }: CareOption) {
  return [
    { heading: 'What helps', text: helps },
    { heading: 'What harms', text: harms },
    { heading: 'How sure', text: sure },
    { heading: 'Out of 100', text: numbers ?? medicalNotes.noNumbers },
  ]
}
