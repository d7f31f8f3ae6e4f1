import { type DangerSignId, dangerSigns, type Urgency } from './danger-signs.ts'

export type UrgencyConflict = { sentence: string; sign: DangerSignId; level: Urgency }

/** How texts name a danger sign, for signs whose urgency other texts speak of. */
const namedBy: Partial<Record<DangerSignId, RegExp>> = {
  airway: /\b(?:trouble|hard(?:er)?) (?:in |to )?(?:swallowing or )?breath/i,
  headInjury: /\b(?:head injury|blow to the head)\b/i,
  heartAttack: /\bchest (?:pain|pressure)\b|\bpressure in the chest\b/i,
  internalBleeding:
    /\b(?:black|bloody) (?:or (?:black|bloody) )?stools\b|\bvomit\w*\b[^.;]*\bblood\b|\bcoffee grounds\b/i,
  knockedOutTooth: /\btooth\b[^.;]*\bknocked out\b/i,
  meningitis: /(?<!no )\bstiff neck\b/i,
  redEye: /\bpainful red eye\b/i,
  sightLoss: /\b(?:sight|vision) (?:changes|fades|is lost)\b|\bloss of sight\b|\bdouble vision\b/i,
  spinalCord: /\b(?:bladder|bowel control|clumsy hands)\b/i,
  spreadingInfection: /\b(?:swollen face|facial swelling|swelling with fever)\b/i,
  stroke:
    /\b(?:droop\w*|unclear speech|slurred|trouble speaking)\b|\bsudden(?:ly)?\b[^.;]*\b(?:weak|numb)\w*\b/i,
  suddenHeadache: /\bsudden\b[^.;]*\b(?:headache|neck pain)\b|\bworst-ever headache\b/i,
  drowsyDriving: /\b(?:nod\w*|asleep|doz\w*)\b[^.;]*\bat the wheel\b/i,
  feverWithPain: /\bpain\b[^.;]*\bfever\b/i,
  jawLocked: /\bjaw (?:has )?(?:suddenly )?locked\b/i,
  pregnancyHeadache: /\bheadache\b[^.;]*\b(?:pregnan\w*|birth)\b/i,
  suddenHearingLoss: /\bsudden hearing loss\b/i,
  temporalArteritis:
    /\b(?:past|over|after) (?:age )?(?:50|6\d)\b[^.;]*\bheadache\b|\bnew headache (?:past|over|after)\b/i,
}

/** How texts say how fast to act, the most urgent first. */
const levelWords: readonly [Urgency, RegExp][] = [
  ['emergency', /\b(?:911|emergency (?:room|care)|ambulance)\b/i],
  ['today', /\b(?:today|same day)\b/i],
  ['soon', /\b(?:soon|this week|an appointment|a visit|needs a doctor|needs a dentist)\b/i],
]
const order = levelWords.map(([level]) => level)

/**
 * Sentences of a plain text that name a danger sign with a lower urgency than the sign has. A sentence that
 * says nothing of how fast to act is in no conflict.
 */
export function urgencyConflicts(text: string): UrgencyConflict[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/u)
  return sentences.flatMap((sentence) => {
    const said = levelWords.find(([, words]) => words.test(sentence))?.[0]
    if (!said) return []
    return (Object.keys(namedBy) as DangerSignId[])
      .filter((sign) => namedBy[sign]!.test(sentence))
      .map((sign) => ({ sentence, sign, level: dangerSigns[sign].level }))
      .filter(({ level }) => order.indexOf(said) > order.indexOf(level))
  })
}
