import { type DangerSignId, dangerSigns, type Urgency } from './danger-signs.ts'

export type UrgencyConflict = { sentence: string; sign: DangerSignId; level: Urgency }

/** Patterns that a sentence must all match to name a danger sign. */
type Naming = readonly RegExp[]

const sudden = /\bsudden(?:ly)?\b/i
const suddenHeadache =
  /\bsudden(?:ly)?\b[^.;,]{0,20}\bheadache\b|\b(?:worst|thunderclap)[- ](?:ever )?headache\b/i

/**
 * How texts name a danger sign, for signs whose urgency other texts mention. A false alarm costs the writer
 * time, so a single ambiguous word is never enough.
 */
const namedBy: Partial<Record<DangerSignId, readonly Naming[]>> = {
  airway: [
    [
      /\b(?:(?:trouble|difficulty) (?:(?:swallowing|speaking) or )?breathing|(?:cannot|can['’]t|hard(?:er)? to) breathe)\b(?! (?:through|at night|in |during|while))/i,
    ],
  ],
  carbonMonoxide: [[/\bcarbon monoxide\b/i]],
  headacheWithConfusion: [
    [
      /\bheadaches?\b(?! (?:medicines?|pills?|drugs?|diary))/i,
      /\b(?:confus|faint(?:ing|ed|s)?\b|pass(?:ed|ing)? out|seizures?|hard to wake)/i,
    ],
  ],
  headInjury: [
    [
      /\b(?:head injury|blow to the head|hit (?:on )?(?:the|your) head)\b/i,
      /\b(?:headache|faint|vomit|confus|drows|black(?:ed|ing)? out)/i,
    ],
  ],
  heartAttack: [
    [/\bchest (?:pain|pressure|tightness)\b|\b(?:pain|pressure) in (?:the|your) chest\b/i],
    [/\b(?:jaw|arm|neck|shoulder) pain\b/i, /\b(?:sweating|short(?:ness)? of breath)\b/i],
  ],
  internalBleeding: [
    [
      /\b(?:black|bloody) (?:or (?:black|bloody) )?stools\b|\bvomit\w* (?:up )?(?:with )?blood\b|\bblood in (?:the |your )?(?:vomit|stools?)\b|\bcoffee grounds\b/i,
    ],
  ],
  jawStuckOpen: [
    [/\b(?:mouth|jaw)\b[^.;]{0,20}\b(?:stuck open|(?:will not|won['’]t|cannot) close)\b/i],
  ],
  knockedOutTooth: [
    [/(?<!\bbaby )\btooth\b[^.;]{0,30}\bknocked out\b|\bknocked[- ]out (?:adult )?tooth\b/i],
  ],
  meningitis: [[/(?<!\bno )(?<!\bwithout a )\bstiff neck\b/i, /\b(?:fever|confusion|rash)\b/i]],
  redEye: [
    [/\bpainful red eye\b/i, /\b(?:blur\w*|sight|vision|headache|vomiting|rings|halos?)\b/i],
  ],
  sightLoss: [
    [
      sudden,
      /\b(?:loss of (?:sight|vision)|(?:sight|vision) loss|los(?:e|ing) (?:your |their )?(?:sight|vision)|double vision|blind(?:ness)?)\b/i,
    ],
    [
      /\b(?:(?:sight|vision) (?:changes|fades|is lost)|loss of (?:sight|vision)|double vision)\b/i,
      /\b(?:headache|scalp|jaw pain)\b/i,
    ],
  ],
  spinalCord: [
    [/\bclumsy hands\b/i],
    [
      /\b(?:bladder|bowels?)\b/i,
      /\b(?:control|loss|lose|losing)\b/i,
      /\b(?:neck|back|legs?|arms?|hands?|walking|numb\w*)\b/i,
    ],
  ],
  spreadingInfection: [
    [
      /\b(?:swollen (?:face|jaw|cheek|neck)|(?:face|facial) swelling|swelling (?:of|in) (?:the|your) (?:face|jaw|cheek|neck)|swelling with (?:a )?fever)\b/i,
      /\b(?:fever|trouble (?:swallowing|breathing|opening))\b/i,
    ],
  ],
  stroke: [
    [/\b(?:face|mouth|smile)\b/i, /\bdroop/i],
    [sudden, /\b(?:weak|weakness|numb|numbness)\b/i, /\b(?:face|arm|leg|hand|side|lip)s?\b/i],
    [
      /\b(?:slurred|unclear speech|trouble speaking)\b/i,
      /\b(?:sudden(?:ly)?|weak\w*|numb\w*|headache|face)\b/i,
    ],
  ],
  suddenHeadache: [
    [suddenHeadache],
    [sudden, /\bheadache\b/i, /\b(?:severe|worst|extreme|unlike)\b/i],
  ],
  suicide: [
    [
      /\b(?:thoughts? of|think(?:ing)? (?:of|about)) (?:suicide|ending (?:your|their) life|(?:killing|hurting|harming) (?:yourself|themselves)|self-harm)\b/i,
    ],
  ],
  drowsyDriving: [[/\b(?:nod\w*|asleep|doz\w*)\b[^.;]{0,20}\b(?:at the wheel|while driving)\b/i]],
  feverWithPain: [
    [/\b(?:neck|shoulder)(?: or \w+)? pain\b/i, /\bfever\b/i],
    [/\bpain\b[^.;]{0,30}\bwith (?:a )?fever\b/i],
  ],
  jawLocked: [
    [sudden, /\b(?:jaw|mouth)\b/i, /\b(?:locks?|locked|(?:will not|won['’]t|cannot) open)\b/i],
  ],
  pregnancyHeadache: [
    [
      /\bheadaches?\b(?! (?:medicines?|pills?|drugs?|diary))/i,
      /\b(?:(?:in|during) pregnancy|(?:are|is|while|when) pregnant|after (?:giving )?birth)\b/i,
    ],
  ],
  suddenHearingLoss: [
    [sudden, /\b(?:hearing loss|los(?:e|ing) (?:your )?hearing|deaf(?:ness)?)\b/i],
  ],
  temporalArteritis: [
    [
      /\b(?:new|first)\b[^.;]{0,30}\bheadache\b|\bheadache\b[^.;]{0,15}\bnew\b/i,
      /\b(?:past|over|after|older than)(?: age)? (?:[5-7]\d)\b|\blater life\b/i,
    ],
  ],
}

const act =
  '(?:see|call|visit|tell|ask|phone|contact|reach|consult|get|needs?|wants?|deserves?|be|should)'
const who =
  '(?:doctors?|dentists?|physicians?|clinics?|nurses?|specialists?|appointments?|visits?|care|help|seen|checked|examined)'
/** At most four words between the person or place to see and the time. */
const between = String.raw`(?:,? (?!what\b|how\b|why\b|whether\b|if\b|when\b)[\w\u2019']+){0,4}?,?`

const within = (when: string) => String.raw`\b${act}\b[^.;]{0,60}?\b${who}${between} (?:${when})\b`

/** Words that say how quickly to act, most urgent first. */
const levelWords: readonly [Urgency, RegExp][] = [
  [
    'emergency',
    /\b(?:911|988|emergency (?:room|department|care|help)|ambulance|at once|right away|immediately)\b/i,
  ],
  [
    'today',
    new RegExp(
      `${within('(?:on )?the same day|today|tonight')}|\\bsame[- ]day ${who}\\b|\\bcall (?:on )?the same day\\b`,
      'i',
    ),
  ],
  [
    'soon',
    new RegExp(
      `${within(
        'soon|(?:this|next) (?:week|month)|tomorrow|(?:in|within) (?:a|the next) (?:few |couple of )?(?:days|weeks?)',
      )}|\\b(?:make|book|schedule|arrange|get|ask for|needs?) an? (?:[\\w’']+ ){0,2}(?:appointment|visit)\\b|\\bcan wait\\b|\\b(?:is|are) (?:not urgent|not an emergency|no emergency)\\b`,
      'i',
    ),
  ],
]
const order = levelWords.map(([level]) => level)

/** Words for problems that are over or have already been checked. */
const settled =
  /\b(?:ruled? out|follow(?:s|ed|ing)?[- ]up|discharged|recover(?:y|ed|ing)|in the past|years? ago|history of)\b/i
const negation = /\b(?:no|not|without|never|nor|neither)\s+(?:a\s+)?(?:[\w’']+\s+)?$/i

/** Longer sentences are cut to bound the time; no readable sentence is longer. */
const longest = 600

/**
 * Finds sentences of a plain text that give a danger sign a lower urgency than it has. A question counts
 * together with its answer. A sentence that does not say how quickly to act is not a conflict.
 */
export function urgencyConflicts(text: string): UrgencyConflict[] {
  return text.split(/(?<=[.!;])\s+|\n+/u).flatMap((whole) => {
    const sentence = whole.slice(0, longest)
    const said = levelWords.find(([, words]) => words.test(sentence))?.[0]
    if (!said || settled.test(sentence)) return []
    return (Object.keys(namedBy) as DangerSignId[])
      .filter((sign) => namedBy[sign]!.some((naming) => isNamed(naming, sentence)))
      .map((sign) => ({ sentence, sign, level: dangerSigns[sign].level }))
      .filter(({ level }) => order.indexOf(said) > order.indexOf(level))
  })
}

function isNamed(naming: Naming, sentence: string): boolean {
  return naming.every((words) => {
    const found = words.exec(sentence)
    return found !== null && !negation.test(sentence.slice(0, found.index))
  })
}
