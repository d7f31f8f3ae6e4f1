import type { Work } from '../shared/reference.ts'
import { works } from './works/works.ts'

/** How fast to act: call 911 or go to an emergency room; be seen today; make an appointment. */
export type Urgency = 'emergency' | 'today' | 'soon'

export type DangerSign = { text: string; level: Urgency; sources: readonly Work[] }

const sign = (level: Urgency, text: string, ...sources: Work[]): DangerSign => ({
  level,
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
  airway: sign(
    'emergency',
    'Trouble breathing, noisy breathing, a swollen tongue or lips, or saliva that you cannot swallow.',
    works.medlinePlusAnaphylaxis,
  ),
  blueLips: sign(
    'emergency',
    'Blue lips, a sleeper who cannot be woken, or waking with a gasp that does not pass.',
    works.nhsShortnessOfBreath,
  ),
  choking: sign(
    'emergency',
    'Something stuck in the throat, so that you cannot speak, cough or breathe. Someone near you should start first aid for choking.',
    works.medlinePlusChoking,
  ),
  eyeOrEarSwelling: sign(
    'emergency',
    'A red, bulging eye, or swelling around an eye or behind an ear, with fever.',
    works.medlinePlusOrbitalCellulitis,
    works.nhsMastoiditis,
  ),
  headInjury: sign(
    'emergency',
    'A blow to the head with fainting, confusion, vomiting or a strong headache.',
    works.nhsHeadInjury,
  ),
  heartAttack: sign(
    'emergency',
    'Chest pain or pressure. Or pain in the jaw, neck, shoulder or arm with short breath, sweating or nausea. It can be a heart attack.',
    works.cdcHeartAttack,
  ),
  inhaledTooth: sign(
    'emergency',
    'Coughing or choking after a piece of a tooth broke off. It may be in the airway.',
    works.medlinePlusChoking,
  ),
  internalBleeding: sign(
    'emergency',
    'Vomit with blood or like coffee grounds, or black or bloody stools.',
    works.niddkBleeding,
  ),
  jawInjury: sign(
    'emergency',
    'A blow to the face or jaw, and now the teeth do not meet, the lip is numb or the mouth keeps bleeding.',
    works.medlinePlusJawInjury,
  ),
  jawStuckOpen: sign(
    'emergency',
    'A mouth that is stuck open. Support the chin, and do not force it shut.',
    works.medlinePlusJawInjury,
  ),
  knockedOutTooth: sign(
    'emergency',
    'An adult tooth knocked out. Hold it by the crown, rinse it briefly, and put it back in place or keep it in milk. Reach a dentist or an emergency room within the hour. Never put a baby tooth back.',
    works.fouad2020,
    works.day2020,
  ),
  meningitis: sign(
    'emergency',
    'Fever with a stiff neck, a bad headache, confusion or a new rash. It can be meningitis.',
    works.nhsMeningitis,
  ),
  neckInjury: sign(
    'emergency',
    'Bad neck pain after a fall or crash. Keep your head still until help comes.',
    works.medlinePlusNeckPain,
  ),
  nosebleed: sign(
    'emergency',
    'A nosebleed that is very heavy, or that goes on after 15 minutes of firm pressure.',
    works.nhsNosebleed,
  ),
  redEye: sign(
    'emergency',
    'A painful red eye with blurred sight, rings around lights, headache or vomiting. It can be acute glaucoma.',
    works.nhsGlaucoma,
  ),
  severeBellyPain: sign(
    'emergency',
    'Severe belly pain, a hard belly, or vomiting that will not stop.',
    works.medlinePlusAbdominalPain,
  ),
  shoulderInjury: sign(
    'emergency',
    'A fall or hit, and now the shoulder is out of shape, the arm will not move, or the hand is numb or cold.',
    works.nhsDislocatedShoulder,
  ),
  sightLoss: sign(
    'emergency',
    'Sight that suddenly fades or doubles, above all past 50 with a new headache or jaw pain. It may be lost without fast care.',
    works.nhsTemporalArteritis,
  ),
  spinalCord: sign(
    'emergency',
    'Neck pain with clumsy hands, weak legs or trouble walking, or loss of bladder or bowel control. The spinal cord may be pressed.',
    works.finucane2020,
    works.davies2018,
  ),
  spreadingInfection: sign(
    'emergency',
    'A swollen face, jaw or neck with fever, an eye that swells shut, or trouble opening the mouth, swallowing or breathing.',
    works.nhsDentalAbscess,
    works.nhsEmergencyDentist,
  ),
  stroke: sign(
    'emergency',
    'A face that suddenly droops or goes numb, a weak arm or leg, unclear speech, or sudden trouble walking. It can be a stroke.',
    works.cdcStroke,
  ),
  stuckFood: sign(
    'emergency',
    'Food stuck on its way down, so that you cannot swallow your saliva.',
    works.ikenberry2011,
  ),
  suddenHeadache: sign(
    'emergency',
    'Sudden, severe headache or neck pain unlike any before.',
    works.do2019,
  ),
  suicide: sign(
    'emergency',
    'Thoughts of hurting yourself or ending your life. Call or text 988, the Suicide & Crisis Lifeline, at any hour.',
    works.lifeline988,
  ),
  tetanus: sign(
    'emergency',
    'A stiff jaw with cramps elsewhere in the body, or after a wound. It can be tetanus.',
    works.cdcTetanusSymptoms,
  ),

  armWeakness: sign(
    'today',
    'New weakness or numbness in one arm or hand, with neck or shoulder pain.',
    works.finucane2020,
  ),
  bleedingAndBruising: sign(
    'today',
    'Gums that bleed without a clear reason, with easy bruising, fever or great tiredness.',
    works.niceSuspectedCancer,
  ),
  brokenTooth: sign(
    'today',
    'A broken tooth that bleeds from its middle or shows a pink spot, or a tooth that a blow has moved.',
    works.bourguignon2020,
  ),
  coughingBlood: sign('today', 'Blood that you cough up, even a little.', works.nhsCoughingUpBlood),
  dehydration: sign(
    'today',
    'Vomiting or loose stools with dark urine, dizziness or a very dry mouth.',
    works.nhsDiarrhoeaAndVomiting,
  ),
  dentalInfection: sign(
    'today',
    'A swollen gum or cheek, pus, or a toothache that keeps you awake.',
    works.nhsDentalAbscess,
  ),
  drowsyDriving: sign(
    'today',
    'Nodding off at the wheel. Stop driving, and talk to a doctor before you drive again. For truck and bus drivers there are stricter rules.',
    works.strohl2013,
  ),
  feverWithPain: sign(
    'today',
    'Neck or shoulder pain with fever or chills, above all with weak immunity or after an infection.',
    works.finucane2020,
  ),
  hotJoint: sign('today', 'A joint that is hot, red and swollen.', works.nhsSepticArthritis),
  jawLocked: sign(
    'today',
    'A jaw that has suddenly locked and will not open. Do not force it.',
    works.nhsTmd,
  ),
  numbFace: sign(
    'today',
    'A part of the face, lip or chin that has slowly gone numb.',
    works.royalCollegePainfulTmd2024,
  ),
  quinsy: sign(
    'today',
    'A very sore throat with fever, above all when one side is worse or the mouth is hard to open.',
    works.nhsQuinsy,
  ),
  suddenHearingLoss: sign(
    'today',
    'Hearing that drops in one or both ears within three days or less. Early treatment may save it.',
    works.chandrasekhar2019,
  ),
  temporalArteritis: sign(
    'today',
    'Past age 50: a new headache, a sore scalp, or jaw pain that comes as you chew.',
    works.nhsTemporalArteritis,
    works.medlinePlusGiantCellArteritis,
  ),

  biteChange: sign(
    'soon',
    'A bite that has changed, or a mouth that opens less each week.',
    works.royalCollegePainfulTmd2024,
  ),
  bitingPain: sign(
    'soon',
    'Sharp pain as you bite or let go, or cold pain that lingers. Ask for a visit this week.',
    works.aaeCrackedTeeth,
  ),
  breathingPauses: sign(
    'soon',
    'Pauses in breathing that someone hears, or loud snoring with sleepiness by day. A child who often snores needs a doctor too.',
    works.nhlbiSleepApnea,
  ),
  cancerSigns: sign(
    'soon',
    'Pain that wakes you night after night, weight loss without a reason, or pain after you have had cancer. Ask for a visit this week.',
    works.finucane2020,
  ),
  electricShocks: sign(
    'soon',
    'Short electric shocks in the face, or a new lump.',
    works.nindsTrigeminalNeuralgia,
  ),
  foodSticks: sign(
    'soon',
    'Food that sticks or hurts on its way down, even now and then. Ask for a visit this week.',
    works.nhsDysphagia,
    works.niceSuspectedCancer,
  ),
  hoarseness: sign(
    'soon',
    'A hoarse voice for more than 3 weeks, or sooner if you smoke.',
    works.nidcdHoarseness,
  ),
  /** A rule of thumb for any trouble, and so without a source of its own. */
  lasting: sign(
    'soon',
    'Trouble that has lasted a few weeks, keeps coming back, or spoils sleep, meals or work.',
  ),
  looseTooth: sign(
    'soon',
    'A tooth that is loose or has moved. Ask for a visit this week.',
    works.nidcrGumDisease,
  ),
  mouthSore: sign(
    'soon',
    'A lump in the neck, or a sore, lump or patch in the mouth that has not healed in 2 weeks.',
    works.nidcrOralCancer,
    works.niceSuspectedCancer,
  ),
  oftenVomiting: sign(
    'soon',
    'Vomiting often, whatever the reason. An eating disorder is an illness, and help exists.',
    works.nimhEatingDisorders,
  ),
  oneSidedEarOrNose: sign(
    'soon',
    'Ringing in one ear only or in time with the pulse, or a nose that is blocked or bleeds on one side.',
    works.tunkel2014,
  ),
  weeklyReflux: sign(
    'soon',
    'Heartburn or sour fluid in the mouth in most weeks.',
    works.niddkAcidReflux,
  ),
  weightLoss: sign(
    'soon',
    'Weight loss that you did not plan, a bowel change that lasts, or tiredness with pale skin.',
    works.niceSuspectedCancer,
  ),
} satisfies Record<string, DangerSign>

export type DangerSignId = keyof typeof dangerSigns
