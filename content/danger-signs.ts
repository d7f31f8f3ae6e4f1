import type { Work } from '../shared/reference.ts'
import { works } from './works/works.ts'

/** How fast to act: call 911 or go to an emergency room; be seen today; make an appointment. */
export type Urgency = 'emergency' | 'today' | 'soon'

/** `brief`: the words that decide, for a reader who looks for what to do; it never says less urgent things than `text`. */
export type DangerSign = { brief: string; text: string; level: Urgency; sources: readonly Work[] }

const sign = (level: Urgency, brief: string, text: string, ...sources: Work[]): DangerSign => ({
  level,
  brief,
  text,
  sources,
})

/** The cards in which pages show danger signs, the most urgent first. */
export const helpCards: readonly { level: Urgency; heading: string }[] = [
  { level: 'emergency', heading: 'Call 911 or go to an emergency room' },
  { level: 'today', heading: 'See a doctor or dentist today' },
  { level: 'soon', heading: 'Make an appointment' },
]

/** What pages say that carry no list of signs. */
export const emergencyNotice = 'In an emergency, call 911 or go to the nearest emergency room.'

/** Every danger sign of the site, with the one urgency that it has on all pages. */
export const dangerSigns = {
  alcoholWithdrawal: sign(
    'emergency',
    'Shaking, seizures or seeing things after you stop alcohol',
    'Shaking, confusion, seizures, or seeing or hearing things that are not there, after you stop drinking alcohol.',
    works.medlinePlusAlcoholWithdrawal,
  ),
  airway: sign(
    'emergency',
    'Trouble breathing, or a swollen tongue',
    'Trouble breathing, noisy breathing, a swollen tongue or lips, or saliva that you cannot swallow.',
    works.medlinePlusAnaphylaxis,
  ),
  blueLips: sign(
    'emergency',
    'Blue lips, or cannot be woken',
    'Blue lips, a sleeper who cannot be woken, or waking with a gasp that does not pass.',
    works.nhsShortnessOfBreath,
  ),
  choking: sign(
    'emergency',
    'Choking',
    'Something stuck in the throat, so that you cannot speak, cough or breathe. Someone near you should start first aid for choking.',
    works.medlinePlusChoking,
  ),
  eyeOrEarSwelling: sign(
    'emergency',
    'Swelling around an eye or behind an ear, with fever',
    'A red, bulging eye, or swelling around an eye or behind an ear, with fever.',
    works.medlinePlusOrbitalCellulitis,
    works.nhsMastoiditis,
  ),
  headInjury: sign(
    'emergency',
    'Blow to the head with fainting, vomiting or confusion',
    'A blow to the head with fainting, confusion, vomiting or a strong headache.',
    works.nhsHeadInjury,
  ),
  heartAttack: sign(
    'emergency',
    'Chest pain, or jaw, neck or arm pain with sweating or shortness of breath',
    'Chest pain or pressure. Or pain in the jaw, neck, shoulder or arm with shortness of breath, sweating or feeling sick. It can be a heart attack.',
    works.cdcHeartAttack,
  ),
  inhaledTooth: sign(
    'emergency',
    'Choking on a piece of tooth',
    'Coughing or choking after a piece of a tooth broke off. It may be in the airway.',
    works.medlinePlusChoking,
  ),
  internalBleeding: sign(
    'emergency',
    'Blood in vomit, or black or bloody stools',
    'Vomit with blood or like coffee grounds, or black or bloody stools.',
    works.niddkBleeding,
  ),
  jawInjury: sign(
    'emergency',
    'Blow to the jaw, and the teeth do not meet',
    'A blow to the face or jaw, and now the teeth do not meet, the lip is numb or the mouth keeps bleeding.',
    works.medlinePlusJawInjury,
  ),
  jawStuckOpen: sign(
    'emergency',
    'Mouth stuck open',
    'A mouth that is stuck open. Support the chin, and do not force it shut.',
    works.medlinePlusJawInjury,
  ),
  knockedOutTooth: sign(
    'emergency',
    'Adult tooth knocked out',
    'An adult tooth knocked out. Hold it by the white part, not the root. Rinse it briefly, and put it back in place or keep it in milk. Reach a dentist or an emergency room within the hour. Never put a baby tooth back.',
    works.fouad2020,
    works.day2020,
  ),
  meningitis: sign(
    'emergency',
    'Fever with a stiff neck, confusion or a rash',
    'Fever with a stiff neck, a bad headache, confusion or a new rash. It can be meningitis.',
    works.nhsMeningitis,
  ),
  neckInjury: sign(
    'emergency',
    'Bad neck pain after a fall or crash',
    'Bad neck pain after a fall or crash. Keep your head still until help comes.',
    works.medlinePlusNeckPain,
  ),
  nosebleed: sign(
    'emergency',
    'Nosebleed that will not stop',
    'A nosebleed that is very heavy, that goes on after 15 minutes of firm pressure, or that follows a blow to the head. If you take a blood thinner, do not wait.',
    works.nhsNosebleed,
  ),
  opioidSleepiness: sign(
    'emergency',
    'Very sleepy or slow breathing after opioids or sleeping pills',
    'Someone who has taken opioids or sleeping pills and is hard to wake, breathes slowly, or makes gurgling sounds. Give naloxone if you have it, and stay until help comes.',
    works.medlinePlusOpioidOverdose,
  ),
  redEye: sign(
    'emergency',
    'Painful red eye with blurred sight',
    'A painful red eye with blurred sight, rings around lights, headache or vomiting. It can be acute glaucoma.',
    works.nhsGlaucoma,
  ),
  severeBellyPain: sign(
    'emergency',
    'Severe belly pain, or vomiting that will not stop',
    'Severe belly pain, a hard belly, or vomiting that will not stop.',
    works.medlinePlusAbdominalPain,
  ),
  shoulderInjury: sign(
    'emergency',
    'Shoulder out of shape after a fall',
    'A fall or hit, and now the shoulder is out of shape, the arm will not move, or the hand is numb or cold.',
    works.nhsDislocatedShoulder,
  ),
  shoulderTipInPregnancy: sign(
    'emergency',
    'Shoulder-tip pain when you are or may be pregnant',
    'Pain at the tip of the shoulder when you are, or may be, pregnant, above all with belly pain, bleeding or feeling faint. It can be bleeding inside.',
    works.hseEctopicPregnancy,
  ),
  sightLoss: sign(
    'emergency',
    'Sudden loss of sight, or double vision',
    'Sudden loss of sight or double vision, especially if you are over 50 and have a new headache or jaw pain. Sight may be lost without fast care.',
    works.nhsTemporalArteritis,
  ),
  spinalCord: sign(
    'emergency',
    'Weak legs, clumsy hands, or loss of bladder or bowel control',
    'Neck pain with clumsy hands, weak legs or trouble walking, or loss of bladder or bowel control. Something may be pressing on the spinal cord.',
    works.finucane2020,
    works.davies2018,
  ),
  spreadingInfection: sign(
    'emergency',
    'Swollen face or neck with fever, or trouble swallowing',
    'A swollen face, jaw, neck or floor of the mouth with fever, an eye that swells shut, or trouble opening the mouth, swallowing or breathing.',
    works.nhsDentalAbscess,
    works.nhsEmergencyDentist,
  ),
  stroke: sign(
    'emergency',
    'Sudden: face droops or goes numb, weak arm or leg, unclear speech',
    'A face that suddenly droops or goes numb, a weak or numb arm or leg, unclear speech, or sudden trouble walking. It can be a stroke.',
    works.cdcStroke,
  ),
  stuckFood: sign(
    'emergency',
    'Food stuck, and you cannot swallow your spit',
    'Food stuck in your throat or chest, and you cannot swallow your spit.',
    works.ikenberry2011,
  ),
  suddenHeadache: sign(
    'emergency',
    'Sudden, severe headache unlike any before',
    'Sudden, severe headache or neck pain unlike any before.',
    works.do2019,
  ),
  suicide: sign(
    'emergency',
    'Thoughts of suicide',
    'Thoughts of hurting yourself or ending your life. Call or text 988, the Suicide & Crisis Lifeline, at any hour.',
    works.lifeline988,
  ),
  tetanus: sign(
    'emergency',
    'Stiff jaw with spasms elsewhere, or after a wound',
    'A stiff jaw with muscle spasms in other parts of the body, or after a wound. It can be tetanus.',
    works.cdcTetanusSymptoms,
  ),

  armWeakness: sign(
    'today',
    'Arm slowly getting weak or numb (sudden: call 911)',
    'Weakness or numbness in one arm or hand that came on slowly, with neck or shoulder pain. If it is sudden, call 911: it can be a stroke.',
    works.finucane2020,
  ),
  bleedingAndBruising: sign(
    'today',
    'Bleeding gums with bruises or fever',
    'Gums that bleed without a clear reason, with easy bruising, fever or great tiredness.',
    works.niceSuspectedCancer,
  ),
  brokenTooth: sign(
    'today',
    'Broken tooth that bleeds, or a tooth that a blow has moved',
    'A broken tooth that bleeds from its middle or shows a pink spot, or a tooth that a blow has moved.',
    works.bourguignon2020,
  ),
  coughingBlood: sign(
    'today',
    'Coughing up blood',
    'Blood that you cough up, even a little.',
    works.nhsCoughingUpBlood,
  ),
  dehydration: sign(
    'today',
    'Vomiting or diarrhea with dark urine or dizziness',
    'Vomiting or diarrhea with dark urine, dizziness or a very dry mouth.',
    works.nhsDiarrhoeaAndVomiting,
  ),
  dentalInfection: sign(
    'today',
    'Swollen gum, pus, or toothache that keeps you awake',
    'A swollen gum or cheek, pus, or a toothache that keeps you awake.',
    works.nhsDentalAbscess,
  ),
  drowsyDriving: sign(
    'today',
    'Nodding off at the wheel',
    'Nodding off at the wheel. Stop driving, and talk to a doctor before you drive again.',
    works.strohl2013,
  ),
  feverWithPain: sign(
    'today',
    'Pain with fever or chills, but no stiff neck',
    'Neck or shoulder pain with fever or chills but no stiff neck, especially with a weak immune system or after an infection.',
    works.finucane2020,
  ),
  hotJoint: sign(
    'today',
    'Hot, red, swollen joint',
    'A joint that is hot, red and swollen.',
    works.nhsSepticArthritis,
  ),
  jawLocked: sign(
    'today',
    'Jaw suddenly locked and will not open',
    'A jaw that has suddenly locked and will not open. Do not force it.',
    works.nhsTmd,
  ),
  numbFace: sign(
    'today',
    'Face slowly going numb (sudden: call 911)',
    'A part of the face, lip or chin that is slowly going numb. If it is sudden, call 911: it can be a stroke.',
    works.royalCollegePainfulTmd2024,
  ),
  pregnancyHeadache: sign(
    'today',
    'Pregnant, or birth in the last year: headache that will not go away',
    'In pregnancy, or in the year after birth: a headache that will not go away or gets worse, changes in sight, or a swollen face or hands. If it is sudden and severe, call 911.',
    works.cdcMaternalWarningSigns,
  ),
  quinsy: sign(
    'today',
    'Very sore throat with fever',
    'A very sore throat with fever, especially when one side is worse or the mouth is hard to open.',
    works.nhsQuinsy,
  ),
  shingles: sign(
    'today',
    'Painful rash or blisters on one side of the face, or near an eye',
    'A painful rash or blisters on one side of the face, above all near an eye. It can be shingles, and medicine works best within 3 days.',
    works.nhsShingles,
  ),
  suddenHearingLoss: sign(
    'today',
    'Sudden hearing loss',
    'Sudden hearing loss, in one or both ears, over hours or up to 3 days. Early treatment may save hearing.',
    works.chandrasekhar2019,
  ),
  temporalArteritis: sign(
    'today',
    'Past 50: new headache, sore scalp, or jaw pain on chewing that rest eases',
    'Past age 50: a new headache, a sore scalp, or new jaw pain that comes as you chew and eases within minutes of rest.',
    works.nhsTemporalArteritis,
    works.medlinePlusGiantCellArteritis,
  ),

  biteChange: sign(
    'soon',
    'Bite that has changed, or mouth that opens less',
    'A bite that has changed, or a mouth that opens less each week.',
    works.royalCollegePainfulTmd2024,
  ),
  bitingPain: sign(
    'soon',
    'Sharp pain as you bite',
    'Sharp pain as you bite or let go, or cold pain that lingers. Ask for a visit this week.',
    works.aaeCrackedTeeth,
  ),
  breathingPauses: sign(
    'soon',
    'Pauses in breathing, or loud snoring and sleepy days',
    'Pauses in breathing that someone hears, or loud snoring with sleepiness by day. A child who often snores needs a doctor too.',
    works.nhlbiSleepApnea,
  ),
  cancerSigns: sign(
    'soon',
    'Pain night after night',
    'Pain that wakes you night after night, weight loss without a reason, or pain after you have had cancer. Ask for a visit this week.',
    works.finucane2020,
  ),
  electricShocks: sign(
    'soon',
    'Electric shocks in the face, or a new lump',
    'Short electric shocks in the face, or a new lump.',
    works.nindsTrigeminalNeuralgia,
  ),
  exposedBone: sign(
    'soon',
    'Bare bone in the mouth after bone medicine or radiation',
    'Bone that shows in the mouth, or a socket that does not heal, if you take medicine for your bones or for cancer, or had radiation to the jaw. Ask for a visit this week.',
    works.ruggiero2022,
  ),
  foodSticks: sign(
    'soon',
    'Food that sticks or hurts going down',
    'Food that sticks or hurts on its way down, even now and then. Ask for a visit this week.',
    works.nhsDysphagia,
    works.niceSuspectedCancer,
  ),
  hoarseness: sign(
    'soon',
    'Hoarse for more than 3 weeks',
    'A hoarse voice for more than 3 weeks, or sooner if you smoke.',
    works.nidcdHoarseness,
  ),
  /** A rule of thumb for any trouble, and so without a source of its own. */
  lasting: sign(
    'soon',
    'Symptoms for weeks',
    'Symptoms that have lasted a few weeks, keep coming back, or get in the way of sleep, eating or work.',
  ),
  looseTooth: sign(
    'soon',
    'Tooth that is getting loose',
    'A tooth that is slowly getting loose or drifting. Ask for a visit this week.',
    works.nidcrGumDisease,
  ),
  mouthSore: sign(
    'soon',
    'Sore or lump not healed in 2 weeks',
    'A lump in the neck, or a sore, lump or patch in the mouth that has not healed in 2 weeks.',
    works.nidcrOralCancer,
    works.niceSuspectedCancer,
  ),
  oftenVomiting: sign(
    'soon',
    'Vomiting often',
    'Vomiting often, whatever the reason. An eating disorder is an illness, and help exists.',
    works.nimhEatingDisorders,
  ),
  oneSidedEarOrNose: sign(
    'soon',
    'Ringing in one ear only, or one side of the nose blocked',
    'Ringing in one ear only or in time with the pulse, or a nose that is blocked or bleeds on one side.',
    works.tunkel2014,
  ),
  weeklyReflux: sign(
    'soon',
    'Heartburn most weeks',
    'Heartburn, or acid coming up into your mouth, most weeks.',
    works.niddkAcidReflux,
  ),
  weightLoss: sign(
    'soon',
    'Weight loss you did not plan',
    'Weight loss that you did not plan, a bowel change that lasts, or tiredness with pale skin.',
    works.niceSuspectedCancer,
  ),
} satisfies Record<string, DangerSign>

export type DangerSignId = keyof typeof dangerSigns
