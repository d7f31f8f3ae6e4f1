/**
 * Words that mean nearly the same to somebody who looks for a page. They only decide which of the pages found is
 * about a sentence; unlike `synonyms.ts` they find no more pages. A word belongs to one group at most.
 */
export const sameMeaning: readonly (readonly string[])[] = [
  'pain, painful, hurt, hurting, ache, achy, sore, soreness, tender, killing me',
  'food, eat, meal, diet, dinner, breakfast, lunch, recipe, menu, cook, nutrition',
  'soft, mushy, liquid, puree, pureed, blended, smoothie, soup',
  'chew, bite down, biting down',
  'noise, noisy, loud, sound, rattle',
  'warning, danger, dangerous, worry, worried, serious, harm, harmful, harmless, safe, risk, risky, concern, concerned',
  'desk, computer, office, laptop, screen, keyboard, typing, monitor, desk job, working from home',
  'study, test, laboratory, lab, polysomnogram',
  'sleepy, sleepiness, tired, exhausted, drowsy, fatigue, nod off, nodding off, doze, dozing, no energy, nap',
  'daytime, afternoon, all day, during the day, in the day',
  'age, aging, ageing, old, older, elderly, senior',
  'exercise, stretch, stretching, loosen, workout, physio, movement',
  'insurance, insurer, insured, medicare, medicaid, coverage, covered, claim, denial, denied, code, bill, billing, benefit, reimburse, reimbursement, appeal, prior authorization, preauthorization, authorization, cpt, blue cross, aetna, cigna, humana, kaiser, tricare, unitedhealthcare, united healthcare, delta dental',
  'appliance, mouthpiece, mouth piece, oral device, dental device, mandibular advancement',
  'mouthguard, bite guard, dental guard, teeth guard, bite plate, bite splint, occlusal splint',
  'side effect, downside, drawback',
  'sensitive, sensitivity, cold, sting, ice cream, zing',
  'stiff, stiffness, tight, tightness, tense, tension',
  'locked, lock, stuck, jam, jammed, frozen, froze, wont open, cant open, cannot open, will not open, refuses to open, wont close, cant close',
  'click, pop, clunk, snap, grate, grating, crackle',
  'face, facial, cheek',
  'wear, worn, shorter, flat, flattened, thin, thinner, grinding down, ground down, worn down',
  'recession, recede, receding, shrink, shrinking, pull back, pulling back, pulling away, going back, roots showing, exposed roots',
  'diary, journal, note, log, chart, record, track, tracking, write down, keep track',
  'comes and goes, come and go, on and off, off and on, intermittent, some days, not every day, then not',
  'question, ask',
  'visit, appointment, assessment, exam, consultation, check-up, checkup',
  'breathing, breathe, breath',
  'mouth breathing, mouth breather, dry mouth, mouth open, breathe through my mouth, breathing through my mouth, breathes through his mouth',
  'loose, wobbly, wiggly, wiggle, shaky',
  'posture, slouch, slouching, hunch, hunched, stoop, text neck, tech neck',
  'care, look after, brush',
  'globus, lump, lump in the throat, lump in my throat, something stuck, ball',
  'dizzy, dizziness, vertigo, lightheaded, unsteady, off balance, woozy',
  'tinnitus, ringing, buzzing, hissing, humming, whooshing',
  'plugged, fullness, full, blocked, stuffed, clogged, muffled',
  'insomnia, trouble sleeping, not sleeping, no sleep, bad sleep, poor sleep, tossing and turning, keeps me up, keeps me awake, up all night',
  'reflux, acid, heartburn, acid reflux, stomach acid, gerd, gord',
  'erosion, eating away, eaten away, eating my, eats my, eating at my, dissolving, acid damage',
  'temple, side of my head, sides of my head',
  'anatomy, structure',
  'guide, explain, explained, basics, overview, introduction',
  'joint, hinge',
  'muscle, muscular',
  'normal, usual',
  'let go, release, releasing',
].map((group) => group.split(', '))

/** Words that say little about which page is meant. */
export const vagueWords: ReadonlySet<string> = new Set(
  `danger warning around away back fit fits bad badly both bring bringing buy came come comes coming day days doctor doctors dentist dentists
  early end ever first found gone grandson granddaughter half happen happens happened havent hour hours husband
  itself killing last later leave little live loud make mine minute moment mom dad mother father morning evening
  myself new nice night nights nothing number one part partner people person piece place put read real reason said same saw
  say saying says self show shows side sides small specialist start started still stop stopped stops strong sudden
  suddenly terrible thing time times tell total turn two three us whole wife woman man work works working worse worst wrong
  year young yes while during till until hear hears see sees seen heard told know page trouble problem problems
  drink drinks drinking open opens opening lie lying sit sitting walk touch
  overnight every another next believe believes than rather wide without within per cause causes caused because should never ever together mornings nighttime`.split(
    /\s+/u,
  ),
)
