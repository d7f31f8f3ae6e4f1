import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { tunkel2014 } from './passages/ears-and-throat.ts'
import { emergencies } from './passages/emergencies.ts'
import { nhsTmd } from './passages/jaw.ts'
import { medlinePlus } from './passages/medline-plus.ts'
import { aaeCrackedToothCode2008, boneMedicine, dentalTrauma } from './passages/dental-care.ts'
import { warningSigns } from './passages/warning-signs.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the danger signs, for all pages. */
export const signLedger: Ledger = {
  'Shaking, confusion, seizures, or seeing or hearing things that are not there, after you stop drinking alcohol.':
    [supports(emergencies.alcoholWithdrawal)],
  'Trouble breathing, noisy breathing, a swollen tongue or lips, or saliva that you cannot swallow.':
    [supports(medlinePlus.anaphylaxis)],
  'Blue lips, a sleeper who cannot be woken, or waking with a gasp that does not pass.': [
    limits(emergencies.blueLips),
  ],
  'A button battery in the nose or an ear, or one that a child may have swallowed. It can burn the body within 2 hours.':
    [supports(emergencies.battery), supports(emergencies.batteryInNose)],
  'Something stuck in the throat, so that you cannot speak, cough or breathe. Someone near you should start first aid for choking.':
    [supports(emergencies.choking)],
  'A red, bulging eye, or swelling around an eye or behind an ear, with fever.': [
    limits(emergencies.infectionBehindTheEye),
    supports(emergencies.mastoiditis),
  ],
  'A blow to the head with fainting, confusion, vomiting, a strong headache, or clear fluid or blood from the nose or an ear. If you take a blood thinner, do not wait for any of these.':
    [supports(emergencies.headInjury), supports(emergencies.headInjuryFluid)],
  'Chest pain or pressure. Or pain in the jaw, neck, shoulder or arm with shortness of breath, sweating or feeling sick. It can be a heart attack.':
    [supports(emergencies.heartAttack)],
  'Coughing or choking after a piece of a tooth broke off. It may be in the airway.': [
    limits(emergencies.inhaledObject),
  ],
  'Vomit with blood or like coffee grounds, or black or bloody stools.': [
    supports(medlinePlus.upperBleeding),
    supports(medlinePlus.bloodInVomitOrStool),
  ],
  'A blow to the face or jaw, and now the teeth do not meet, the lip is numb or the mouth keeps bleeding.':
    [supports(emergencies.jawFracture)],
  'A mouth that is stuck open. Support the chin, and do not force it shut.': [
    supports(emergencies.jawStuckOpen),
    limits(emergencies.supportTheJaw),
  ],
  'An adult tooth knocked out. Hold it by the white part, not the root. Rinse it briefly, and put it back in place or keep it in milk. Reach a dentist or an emergency room within the hour. Never put a baby tooth back.':
    [limits(dentalTrauma.accidentScene), supports(dentalTrauma.babyTeeth)],
  'Fever with a stiff neck, a bad headache, confusion or a new rash. It can be meningitis.': [
    supports(emergencies.meningitisSymptoms),
    supports(emergencies.meningitis),
  ],
  'Bad neck pain after a fall or crash. Keep your head still until help comes.': [
    supports(emergencies.spinalInjury),
  ],
  'A nosebleed that is very heavy, that goes on after 15 minutes of firm pressure, or that follows a blow to the head. If you take a blood thinner, do not wait.':
    [supports(emergencies.nosebleed), limits(emergencies.nosebleedBloodThinner)],
  'Someone who has taken opioids or sleeping pills and is hard to wake, breathes slowly, or makes gurgling sounds. Give naloxone if you have it, and stay until help comes.':
    [limits(emergencies.opioids), supports(emergencies.naloxone)],
  'A painful red eye with blurred sight, rings around lights, headache or vomiting. It can be acute glaucoma.':
    [supports(emergencies.glaucoma), supports(emergencies.glaucomaIsUrgent)],
  'Severe belly pain, a hard belly, or vomiting that will not stop.': [
    supports(medlinePlus.abdominalPain),
    supports(medlinePlus.longVomiting),
  ],
  'A fall or hit, and now the shoulder is out of shape, the arm will not move, or the hand is numb or cold.':
    [supports(medlinePlus.dislocation), limits(medlinePlus.outOfPlace)],
  'Pain at the tip of the shoulder when you are, or may be, pregnant, especially with belly pain, bleeding or feeling faint. It can be bleeding inside.':
    [supports(emergencies.ectopicPregnancy), supports(medlinePlus.ectopicPregnancy)],
  'Sudden loss of sight or double vision, especially if you are over 50 and have a new headache or jaw pain. Sight may be lost without fast care.':
    [
      supports(warningSigns.arteritis),
      supports(warningSigns.arteritisBlindness),
      supports(medlinePlus.arteritis),
      supports(medlinePlus.arteritisIsUrgent),
    ],
  'Neck pain with clumsy hands, weak legs or trouble walking, or loss of bladder or bowel control. Something may be pressing on the spinal cord.':
    [supports(emergencies.spinalCord)],
  'A swollen face, jaw, neck or floor of the mouth with fever, an eye that swells shut, or trouble opening the mouth, swallowing or breathing.':
    [supports(emergencies.spreadingInfection), supports(emergencies.swellingThatCloses)],
  'A face that suddenly droops or goes numb, a weak or numb arm or leg, unclear speech, or sudden trouble walking. It can be a stroke.':
    [supports(medlinePlus.stroke)],
  'Food stuck in your throat or chest, and you cannot swallow your spit.': [
    supports(emergencies.completeObstruction),
  ],
  'Sudden, severe headache or neck pain unlike any before.': [limits(warningSigns.headacheSudden)],
  'Thoughts of hurting yourself or ending your life. Call or text 988, the Suicide & Crisis Lifeline, at any hour.':
    [supports(emergencies.crisisLine)],
  'A stiff jaw with muscle spasms in other parts of the body, or after a wound. It can be tetanus.':
    [supports(emergencies.tetanus)],
  'Weakness or numbness in one arm or hand that came on slowly, with neck or shoulder pain. If it is sudden, call 911: it can be a stroke.':
    [limits(emergencies.spinalCord), supports(medlinePlus.stroke)],
  'Gums that bleed without a clear reason, with easy bruising, fever or great tiredness.': [
    limits(medlinePlus.leukemia),
  ],
  'A broken tooth that bleeds from its middle or shows a pink spot, or a tooth that a blow has moved.':
    [limits(warningSigns.toothInjury)],
  'Blood that you cough up, even a little.': [supports(warningSigns.coughingBlood)],
  'Vomiting or diarrhea with dark urine, dizziness or a very dry mouth.': [
    supports(medlinePlus.dehydration),
  ],
  'A swollen gum or cheek, pus, or a toothache that keeps you awake.': [
    supports(warningSigns.dentalAbscess),
    supports(warningSigns.dentalAbscessIsUrgent),
  ],
  'Nodding off at the wheel. Stop driving, and talk to a doctor before you drive again.': [
    limits(warningSigns.drowsyDriver),
  ],
  'Neck or shoulder pain with fever or chills but no stiff neck, especially with a weak immune system or after an infection.':
    [limits(warningSigns.spinalInfection)],
  'A joint that is hot, red and swollen.': [supports(warningSigns.hotJoint)],
  'A jaw that has suddenly locked and will not open. Do not force it.': [supports(nhsTmd.locking)],
  'Several days with hardly any sleep and still full of energy, with racing thoughts or risky acts. It can be mania, which can be treated.':
    [supports(warningSigns.mania)],
  'A part of the face, lip or chin that is slowly going numb. If it is sudden, call 911: it can be a stroke.':
    [supports(medlinePlus.numbFace), supports(medlinePlus.stroke)],
  'In pregnancy, or in the year after birth: a headache that will not go away or gets worse, changes in sight, or a swollen face or hands. If it is severe or sudden, call 911.':
    [supports(warningSigns.pregnancy)],
  'A very sore throat with fever, especially when one side is worse or the mouth is hard to open.':
    [supports(warningSigns.quinsy)],
  'A painful rash or blisters on one side of the face, especially near an eye. It can be shingles, and medicine works best within 3 days.':
    [supports(warningSigns.shingles)],
  'Sudden hearing loss, in one or both ears, over hours or up to 3 days. Early treatment may save hearing.':
    [limits(warningSigns.suddenHearingLoss)],
  'Past age 50: a new headache, a sore scalp, or new jaw pain that comes as you chew and eases within minutes of rest.':
    [supports(warningSigns.arteritis), supports(medlinePlus.arteritis)],
  'A bite that has changed, or a mouth that opens less each week.': [
    supports(medlinePlus.changedBite),
  ],
  'Sharp pain as you bite or let go, or cold pain that lingers. Ask for a visit this week.': [
    supports(aaeCrackedToothCode2008.cuspPain),
  ],
  'Pauses in breathing that someone hears, or loud snoring with sleepiness by day. A child who often snores needs a doctor too.':
    [supports(warningSigns.sleepApnea), supports(warningSigns.sleepApneaInChildren)],
  'Pain that wakes you night after night, weight loss without a reason, or any pain if you have or had cancer. Ask for a visit this week. With cancer, now or before, see a doctor today about neck or back pain.':
    [limits(warningSigns.spinalRedFlags), supports(warningSigns.spinalCancer)],
  'Short electric shocks in the face, or a new lump.': [
    supports(warningSigns.trigeminalNeuralgia),
    supports(medlinePlus.lumpOrSore),
  ],
  'Bone that shows in the mouth, or a socket that does not heal, if you take medicine for your bones or for cancer, or had radiation to the jaw. Ask for a visit this week.':
    [limits(boneMedicine.exposedBone)],
  'Food that sticks or hurts on its way down, even now and then. Ask for a visit this week.': [
    supports(medlinePlus.esophagealCancer),
  ],
  'A hoarse voice for more than 3 weeks, or sooner if you smoke.': [
    limits(warningSigns.hoarseness),
  ],
  'A tooth that is slowly getting loose or drifting. Ask for a visit this week.': [
    supports(medlinePlus.looseTeeth),
  ],
  'In pregnancy or after a birth: sadness, worry or emptiness for more than 2 weeks. It is common, it is an illness, and treatment helps.':
    [limits(medlinePlus.postpartumDepression)],
  'A lump in the neck, or a sore, lump or patch in the mouth that has not healed in 2 weeks.': [
    notChecked(works.nidcrOralCancer, 'Symptoms'),
    limits(medlinePlus.oralCancer),
  ],
  'Vomiting often, whatever the reason. An eating disorder is an illness, and help exists.': [
    supports(medlinePlus.bulimia),
    supports(medlinePlus.eatingDisorderHelp),
  ],
  'Ringing in one ear only or in time with the pulse, or a nose that is blocked or bleeds on one side.':
    [limits(tunkel2014.imaging)],
  'Heartburn, or acid coming up into your mouth, most weeks.': [supports(medlinePlus.reflux)],
  'Weight loss that you did not plan, a bowel change that lasts, or tiredness with pale skin.': [
    supports(medlinePlus.colorectalCancer),
  ],
  'Headache with dizziness or feeling sick in several people in one place, or near a heater, grill or engine. It can be carbon monoxide. Go out into fresh air first.':
    [limits(medlinePlus.carbonMonoxide), supports(emergencies.carbonMonoxideFreshAir)],
  'A headache with confusion, fainting or a seizure, or in someone who is hard to wake.': [
    supports(warningSigns.headacheNeurologic),
    supports(medlinePlus.headacheWithConfusion),
  ],
  'A headache that keeps getting worse, has changed its pattern, or comes when you cough or strain. With cancer or a weak immune system, ask for a visit this week about any new headache.':
    [supports(warningSigns.headacheFlags)],
  'Headache pills on 10 or more days a month, for 3 months. The pills can keep the headache going. Do not stop opioids on your own.':
    [limits(warningSigns.pillHeadache)],
}
