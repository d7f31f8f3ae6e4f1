import { firstLetter } from '../shared/letters.ts'
import { conditions } from './conditions/conditions.ts'

/** By condition id: other names of the condition, and other things its page covers. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  neck: ['Stiff neck', 'Whiplash'],
  shoulder: ['Frozen shoulder', 'Rotator cuff'],
  earnose: ['Dizziness', 'Earache', 'Ringing in the ears', 'Sinus pressure', 'Tinnitus'],
  throat: ['Globus', 'Hoarseness', 'Lump in the throat'],
  facial: ['Face pain', 'Trigeminal neuralgia'],
  tmd: ['Jaw joint disorder', 'Temporomandibular disorders', 'TMJ'],
  sleepApnea: ['Apnea', 'Apnoea', 'Snoring'],
  insomnia: ['Sleeplessness'],
  digestion: ['Bloating', 'GERD', 'Heartburn', 'Indigestion', 'Irritable bowel (IBS)', 'Reflux'],
  dental: ['Acid wear', 'Dental erosion', 'Worn teeth'],
  jaw: ['Clicking jaw', 'Locked jaw'],
  gum: ['Gum disease', 'Receding gums'],
  tooth: ['Broken tooth', 'Chipped tooth', 'Cracked tooth'],
  craze: ['Cracks in the enamel', 'Hairline cracks'],
}

/** An entry of the A–Z index: the name of a condition, or another name that leads to it. */
export type ConditionEntry = { name: string; id: string; shortName: string }

const entries: readonly ConditionEntry[] = conditions
  .flatMap(({ id, shortName }) =>
    [shortName, ...(otherNames[id] ?? [])].map((name) => ({ name, id, shortName })),
  )
  .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))

/** The entries whose names start with this letter, in alphabetical order. */
export function conditionEntries(letter: string): ConditionEntry[] {
  return entries.filter(({ name }) => firstLetter(name) === letter)
}
