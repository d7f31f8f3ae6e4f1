import type { DangerSignId } from '../danger-signs.ts'

/**
 * Everyday words that name a danger sign; see `everyday-words.ts` for how they are written. Each must be
 * specific: a false alarm frightens, and hides the page the reader wants.
 */
export const dangerWords: Partial<Record<DangerSignId, readonly string[]>> = {
  // Emergency
  alcoholWithdrawal: [
    'alcohol|drinking shaking|shakes|seizure|withdrawal|hallucinations|hallucinating',
  ],
  airway: [
    'trouble|hard|difficulty|struggling|cannot|shortness breathing -nose|sleep|asleep',
    'swollen|swelling tongue|throat',
    'swallow cannot saliva|spit',
    'allergic reaction',
    'anaphylaxis',
  ],
  blueLips: [
    'blue|purple lips',
    'cannot wake him|her|them|husband|wife|child|baby|partner',
    'unconscious|unresponsive',
  ],
  buttonBattery: ['battery swallowed|nose|ear|ate|child|throat'],
  carbonMonoxide: [
    'carbon monoxide',
    'headache heater|furnace|generator|grill',
    'headache everyone|everybody|family house|home|same',
  ],
  choking: ['choking -sleep|asleep|tooth'],
  eyeOrEarSwelling: ['swollen|swelling|bulging eye', 'swollen|swelling behind ear'],
  headacheWithConfusion: [
    'headache|migraine confused|confusion|faint|fainted|seizure|passed_out|pass_out',
    'seizure',
  ],
  headInjury: [
    'hit|bumped|banged|blow|knocked|fell my_head|the_head|her_head|his_head',
    'head injury',
    'concussion',
  ],
  heartAttack: [
    'heart attack',
    'chest pain|pains|hurts|pressure|tight|tightness|ache',
    'jaw|arm|neck|shoulder pain|hurts|ache sweating|sweaty|breathless|shortness_of_breath|short_of_breath|nausea|feeling_sick',
    'left_arm jaw|neck|chest',
  ],
  inhaledTooth: ['choking|coughing|inhaled tooth|filling|crown'],
  internalBleeding: [
    'vomiting|throwing|threw blood',
    'black|bloody|tarry stool|poop',
    'blood stool|poop',
    'coffee_grounds',
  ],
  jawInjury: [
    'punched|hit|kicked|blow|fell|accident jaw|my_face|the_face|my_chin -asleep',
    'broken jaw -tooth',
  ],
  jawStuckOpen: [
    'stuck_open|locked_open|locks_open|stuck_wide_open',
    'cannot close|shut mouth|jaw',
    'dislocated jaw',
  ],
  knockedOutTooth: ['knocked tooth -head', 'kicked|punched|elbowed|hit tooth out'],
  meningitis: [
    'meningitis',
    'stiff_neck fever|rash',
    'neck stiff fever|rash',
    'headache fever rash|neck|stiff|confused',
  ],
  neckInjury: ['neck fall|fell|crash|accident -asleep|sleep'],
  nosebleed: [
    'nosebleed stop|heavy|cannot|hours|blood_thinner',
    'nose bleeding|bleeds stop|heavy|cannot',
  ],
  opioidSleepiness: ['overdose', 'too_many|took pills|opioids|sleeping_pills wake|slow|drowsy'],
  redEye: ['red eye pain|painful|hurts|blurred|blurry', 'glaucoma'],
  severeBellyPain: [
    'severe|terrible|unbearable|worst|extreme stomach|belly|abdominal|tummy pain|ache',
    'vomiting cannot stop|keep',
  ],
  shoulderInjury: [
    'dislocated shoulder',
    'shoulder fell|fall|accident|crash|popped_out -asleep|sleep',
  ],
  shoulderTipInPregnancy: ['shoulder pregnant|pregnancy'],
  sightLoss: [
    'double vision',
    'seeing_double',
    'lost|loss|losing|sudden sight|vision',
    'went_blind|going_blind',
  ],
  spinalCord: [
    'weak|clumsy legs|hands neck',
    'lost|loss|losing|cannot bladder|bowel|pee control',
    'cannot walk|feel neck|legs',
  ],
  spreadingInfection: [
    'swollen|swelling face|cheek|jaw|neck fever|swallow|breathing|eye',
    'tooth|abscess|gum fever|swallow swollen|swelling|infection|infected',
    'abscess fever|swallow|breathing',
  ],
  stroke: [
    'stroke',
    'face|mouth drooping|droops|drooped|hanging',
    'slurred|slurring|unclear speech|speaking|talking|words',
    'suddenly numb|weak face|arm|leg|side',
  ],
  stuckFood: ['food|meat|steak|pill|bone|fishbone|bread stuck'],
  suddenHeadache: [
    'worst headache|head_pain',
    'headache worst_of_my_life|like_never_before|unlike_any_before|came_on_fast',
    'thunderclap|exploding headache|head',
    'suddenly headache',
    'worst_headache',
  ],
  suicide: [
    'suicidal',
    'suicide',
    'kill|harm|hurting|killing|harming myself',
    'want_to_die|wish_i_was_dead|end_my_life|end_it_all|better_off_dead|not_want_to_live',
    'cannot live anymore|like_this',
  ],
  tetanus: ['tetanus', 'jaw|lockjaw stiff|lockjaw|locked wound|cut|nail|spasm|rusty'],

  // Today
  armWeakness: ['weak|weakness arm|hand', 'numb|numbness arm|hand|fingers neck|shoulder'],
  bleedingAndBruising: ['gums bleeding bruises|bruising|fever|tired'],
  brokenTooth: [
    'tooth broken bleeding|blood|pink',
    'tooth hit|blow|fall|fell|accident|bumped moved|loose|pushed|crooked',
  ],
  coughingBlood: ['coughing blood'],
  dehydration: ['vomiting|diarrhea dizzy|dark|dehydrated', 'dehydrated|dehydration'],
  dentalInfection: [
    'abscess',
    'pus',
    'gumboil',
    'swollen|swelling|swelled|puffy gum|gums|cheek|face|tooth|wisdom_tooth',
    'toothache sleep|awake|throbbing|unbearable|cannot|up_all_night|keeping_me_up|keeps_me_up',
    'tooth hurts|pain|throbbing sleep|awake|unbearable|up_all_night -grinding|guard',
    'tooth|gum|wisdom_tooth infected|infection',
  ],
  drowsyDriving: ['asleep|sleepy|drowsy|nodding|nod|dozing wheel|driving|drive'],
  feverWithPain: ['neck|shoulder fever|chills'],
  hotJoint: ['hot|red swollen|swelling joint|shoulder|knee'],
  jawLocked: [
    'lockjaw',
    'jaw locked|lock|locks|stuck|jammed|seized|siezed|froze',
    'mouth stuck|jammed|locked',
    'cannot|barely|hardly|trouble open|opening mouth|jaw|wide',
    'trismus',
  ],
  mania: ['sleep energy days|nights', 'manic|mania'],
  numbFace: ['numb|numbness face|lip|chin|cheek'],
  pregnancyHeadache: ['pregnant|pregnancy|postpartum headache|migraine'],
  quinsy: ['throat sore|hurts fever', 'quinsy'],
  shingles: ['shingles', 'rash|blisters face|eye|forehead'],
  suddenHearingLoss: ['suddenly|lost|loss|cannot hearing', 'suddenly|went|going deaf'],
  temporalArteritis: ['scalp sore|tender|hurts|pain', 'giant cell', 'temporal arteritis'],

  // Soon
  biteChange: [
    'bite changed|different|shifted|feels_off',
    'tooth cannot fit|meet',
    'mouth opens less',
  ],
  bitingPain: ['tooth|sharp pain|hurts|sharp bite|biting|bit'],
  breathingPauses: [
    'stops|stopped|stop|pauses breathing',
    'snoring sleepy|tired|exhausted|pauses|child',
  ],
  changedHeadache: ['headache worse|worsening|changed|changing', 'headache coughing'],
  electricShocks: ['electric|shocks|zaps|lightning|stabbing face|cheek|jaw'],
  exposedBone: ['bone exposed|bare|showing|sticking mouth|gum|jaw', 'dry_socket'],
  foodSticks: ['food sticks|goes_down_slowly', 'swallowing hurts|painful|pain'],
  hoarseness: ['hoarse weeks|month|months|smoker|smoke'],
  looseTooth: ['tooth loose|wobbly|wiggles|drifting -baby|milk|child'],
  lowMoodAroundBirth: [
    'postpartum depression|depressed|sad|mood',
    'depressed|depression|sad baby|birth|pregnant',
  ],
  mouthSore: [
    'canker|ulcer',
    'sore|lump|patch|bump|spot|growth mouth|tongue|lip|gum|gums heal|weeks|tongue|white',
    'lump|bump neck|mouth|tongue|gum|gums',
    'mouth|oral|tongue|throat cancer',
  ],
  oftenPainPills: [
    'pills|painkillers|ibuprofen|acetaminophen|advil|excedrin|aspirin headache often|daily|every|many|much|rebound|days',
    'rebound headache',
  ],
  oftenVomiting: ['bulimia', 'eating disorder', 'vomiting often|daily|every'],
  oneSidedEarOrNose: [
    'tinnitus|ringing|buzzing|whistling|whooshing one|pulse|heartbeat',
    'nose blocked one',
  ],
  weeklyReflux: ['reflux week|weeks|weekly|daily|often|constantly|every'],
  weightLoss: ['weight losing|loss|lost'],
}

/** The page that a sign's card leads to if the sentence names none; by default the first with the sign. */
export const pageOfSign: Partial<Record<DangerSignId, string>> = {
  airway: 'throat',
  breathingPauses: 'sleepApnea',
  dentalInfection: 'tooth',
  bitingPain: 'tooth',
  electricShocks: 'facial',
  headInjury: 'headache',
  heartAttack: 'digestion',
  jawInjury: 'jaw',
  jawLocked: 'jaw',
  meningitis: 'headache',
  mouthSore: 'throat',
  pregnancyHeadache: 'headache',
  sightLoss: 'headache',
  spreadingInfection: 'tooth',
  stroke: 'headache',
  suddenHeadache: 'headache',
  suicide: 'insomnia',
  temporalArteritis: 'headache',
  looseTooth: 'gum',
  weeklyReflux: 'digestion',
  choking: 'throat',
  stuckFood: 'throat',
}
