import { works } from '../works/works.ts'
import { type DangerSign, signsOf } from './danger-sign.ts'

const sign = signsOf('emergency')

/** Call 911 or go to an emergency room. */
export const emergencySigns = {
  alcoholWithdrawal: sign(
    'Shaking, seizures or seeing things after you stop alcohol',
    'Shaking, confusion, seizures, or seeing or hearing things that are not there, after you stop drinking alcohol.',
    works.medlinePlusAlcoholWithdrawal,
  ),
  airway: sign(
    'Trouble breathing, or a swollen tongue',
    'Trouble breathing, noisy breathing, a swollen tongue or lips, or saliva that you cannot swallow.',
    works.medlinePlusAnaphylaxis,
  ),
  blueLips: sign(
    'Blue lips, or cannot be woken',
    'Blue lips, a sleeper who cannot be woken, or waking with a gasp that does not pass.',
    works.nhsShortnessOfBreath,
  ),
  buttonBattery: sign(
    'Button battery swallowed, or in the nose or an ear',
    'A button battery in the nose or an ear, or one that a child may have swallowed. It can burn the body within 2 hours.',
    works.poisonCenterButtonBattery,
  ),
  carbonMonoxide: sign(
    'Headache and dizziness in several people in one place',
    'Headache with dizziness or feeling sick in several people in one place, or near a heater, grill or engine. It can be carbon monoxide. Go out into fresh air first.',
    works.medlinePlusCarbonMonoxide,
  ),
  choking: sign(
    'Choking',
    'Something stuck in the throat, so that you cannot speak, cough or breathe. Someone near you should start first aid for choking.',
    works.medlinePlusChoking,
  ),
  eyeOrEarSwelling: sign(
    'Swelling around an eye or behind an ear, with fever',
    'A red, bulging eye, or swelling around an eye or behind an ear, with fever.',
    works.medlinePlusOrbitalCellulitis,
    works.nhsMastoiditis,
  ),
  headacheWithConfusion: sign(
    'Headache with confusion, fainting or a seizure',
    'A headache with confusion, fainting or a seizure, or in someone who is hard to wake.',
    works.do2019,
  ),
  headInjury: sign(
    'Blow to the head with fainting, vomiting or confusion',
    'A blow to the head with fainting, confusion, vomiting, a strong headache, or clear fluid or blood from the nose or an ear. If you take a blood thinner, do not wait for any of these.',
    works.nhsHeadInjury,
  ),
  heartAttack: sign(
    'Chest pain, or jaw, neck or arm pain with sweating or shortness of breath',
    'Chest pain or pressure. Or pain in the jaw, neck, shoulder or arm with shortness of breath, sweating or feeling sick. It can be a heart attack.',
    works.cdcHeartAttack,
  ),
  inhaledTooth: sign(
    'Choking on a piece of tooth',
    'Coughing or choking after a piece of a tooth broke off. It may be in the airway.',
    works.medlinePlusChoking,
  ),
  internalBleeding: sign(
    'Blood in vomit, or black or bloody stools',
    'Vomit with blood or like coffee grounds, or black or bloody stools.',
    works.niddkBleeding,
  ),
  jawInjury: sign(
    'Blow to the jaw, and the teeth do not meet',
    'A blow to the face or jaw, and now the teeth do not meet, the lip is numb or the mouth keeps bleeding.',
    works.medlinePlusJawInjury,
  ),
  jawStuckOpen: sign(
    'Mouth stuck open',
    'A mouth that is stuck open. Support the chin, and do not force it shut.',
    works.medlinePlusJawInjury,
  ),
  knockedOutTooth: sign(
    'Adult tooth knocked out',
    'An adult tooth knocked out. Hold it by the white part, not the root. Rinse it briefly, and put it back in place or keep it in milk. Reach a dentist or an emergency room within the hour. Never put a baby tooth back.',
    works.fouad2020,
    works.day2020,
  ),
  meningitis: sign(
    'Fever with a stiff neck, confusion or a rash',
    'Fever with a stiff neck, a bad headache, confusion or a new rash. It can be meningitis.',
    works.nhsMeningitis,
  ),
  neckInjury: sign(
    'Bad neck pain after a fall or crash',
    'Bad neck pain after a fall or crash. Keep your head still until help comes.',
    works.medlinePlusNeckPain,
  ),
  nosebleed: sign(
    'Nosebleed that will not stop',
    'A nosebleed that is very heavy, that goes on after 15 minutes of firm pressure, or that follows a blow to the head. If you take a blood thinner, do not wait.',
    works.nhsNosebleed,
  ),
  opioidSleepiness: sign(
    'Very sleepy or slow breathing after opioids or sleeping pills',
    'Someone who has taken opioids or sleeping pills and is hard to wake, breathes slowly, or makes gurgling sounds. Give naloxone if you have it, and stay until help comes.',
    works.medlinePlusOpioidOverdose,
  ),
  redEye: sign(
    'Painful red eye with blurred sight',
    'A painful red eye with blurred sight, rings around lights, headache or vomiting. It can be acute glaucoma.',
    works.nhsGlaucoma,
  ),
  severeBellyPain: sign(
    'Severe belly pain, or vomiting that will not stop',
    'Severe belly pain, a hard belly, or vomiting that will not stop.',
    works.medlinePlusAbdominalPain,
  ),
  shoulderInjury: sign(
    'Shoulder out of shape after a fall',
    'A fall or hit, and now the shoulder is out of shape, the arm will not move, or the hand is numb or cold.',
    works.nhsDislocatedShoulder,
  ),
  shoulderTipInPregnancy: sign(
    'Shoulder-tip pain when you are or may be pregnant',
    'Pain at the tip of the shoulder when you are, or may be, pregnant, especially with belly pain, bleeding or feeling faint. It can be bleeding inside.',
    works.hseEctopicPregnancy,
  ),
  sightLoss: sign(
    'Sudden loss of sight, or double vision',
    'Sudden loss of sight or double vision, especially if you are over 50 and have a new headache or jaw pain. Sight may be lost without fast care.',
    works.nhsTemporalArteritis,
  ),
  spinalCord: sign(
    'Weak legs, clumsy hands, or loss of bladder or bowel control',
    'Neck pain with clumsy hands, weak legs or trouble walking, or loss of bladder or bowel control. Something may be pressing on the spinal cord.',
    works.finucane2020,
    works.davies2018,
  ),
  spreadingInfection: sign(
    'Swollen face or neck with fever, or trouble swallowing',
    'A swollen face, jaw, neck or floor of the mouth with fever, an eye that swells shut, or trouble opening the mouth, swallowing or breathing.',
    works.nhsDentalAbscess,
    works.nhsEmergencyDentist,
  ),
  stroke: sign(
    'Sudden: face droops or goes numb, weak arm or leg, unclear speech',
    'A face that suddenly droops or goes numb, a weak or numb arm or leg, unclear speech, or sudden trouble walking. It can be a stroke.',
    works.cdcStroke,
  ),
  stuckFood: sign(
    'Food stuck, and you cannot swallow your spit',
    'Food stuck in your throat or chest, and you cannot swallow your spit.',
    works.ikenberry2011,
  ),
  suddenHeadache: sign(
    'Sudden, severe headache unlike any before',
    'Sudden, severe headache or neck pain unlike any before.',
    works.do2019,
  ),
  suicide: sign(
    'Thoughts of suicide',
    'Thoughts of hurting yourself or ending your life. Call or text 988, the Suicide & Crisis Lifeline, at any hour.',
    works.lifeline988,
  ),
  tetanus: sign(
    'Stiff jaw with spasms elsewhere, or after a wound',
    'A stiff jaw with muscle spasms in other parts of the body, or after a wound. It can be tetanus.',
    works.cdcTetanusSymptoms,
  ),
} satisfies Record<string, DangerSign>
