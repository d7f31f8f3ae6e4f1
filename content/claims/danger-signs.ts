import { works } from '../works/works.ts'
import { type Ledger, notChecked } from './claim.ts'

/** The works behind the danger signs, for all pages. */
export const signLedger: Ledger = {
  'Shaking, confusion, seizures, or seeing or hearing things that are not there, after you stop drinking alcohol.':
    [notChecked(works.medlinePlusAlcoholWithdrawal)],
  'Trouble breathing, noisy breathing, a swollen tongue or lips, or saliva that you cannot swallow.':
    [notChecked(works.medlinePlusAnaphylaxis)],
  'Blue lips, a sleeper who cannot be woken, or waking with a gasp that does not pass.': [
    notChecked(works.nhsShortnessOfBreath),
  ],
  'A button battery in the nose or an ear, or one that a child may have swallowed. It can burn the body within 2 hours.':
    [notChecked(works.poisonCenterButtonBattery)],
  'Something stuck in the throat, so that you cannot speak, cough or breathe. Someone near you should start first aid for choking.':
    [notChecked(works.medlinePlusChoking)],
  'A red, bulging eye, or swelling around an eye or behind an ear, with fever.': [
    notChecked(works.medlinePlusOrbitalCellulitis),
    notChecked(works.nhsMastoiditis),
  ],
  'A blow to the head with fainting, confusion, vomiting, a strong headache, or clear fluid or blood from the nose or an ear. If you take a blood thinner, do not wait for any of these.':
    [notChecked(works.nhsHeadInjury)],
  'Chest pain or pressure. Or pain in the jaw, neck, shoulder or arm with shortness of breath, sweating or feeling sick. It can be a heart attack.':
    [notChecked(works.cdcHeartAttack)],
  'Coughing or choking after a piece of a tooth broke off. It may be in the airway.': [
    notChecked(works.medlinePlusChoking),
  ],
  'Vomit with blood or like coffee grounds, or black or bloody stools.': [
    notChecked(works.niddkBleeding),
  ],
  'A blow to the face or jaw, and now the teeth do not meet, the lip is numb or the mouth keeps bleeding.':
    [notChecked(works.medlinePlusJawInjury)],
  'A mouth that is stuck open. Support the chin, and do not force it shut.': [
    notChecked(works.medlinePlusJawInjury),
  ],
  'An adult tooth knocked out. Hold it by the white part, not the root. Rinse it briefly, and put it back in place or keep it in milk. Reach a dentist or an emergency room within the hour. Never put a baby tooth back.':
    [notChecked(works.fouad2020), notChecked(works.day2020)],
  'Fever with a stiff neck, a bad headache, confusion or a new rash. It can be meningitis.': [
    notChecked(works.nhsMeningitis),
  ],
  'Bad neck pain after a fall or crash. Keep your head still until help comes.': [
    notChecked(works.medlinePlusNeckPain),
  ],
  'A nosebleed that is very heavy, that goes on after 15 minutes of firm pressure, or that follows a blow to the head. If you take a blood thinner, do not wait.':
    [notChecked(works.nhsNosebleed)],
  'Someone who has taken opioids or sleeping pills and is hard to wake, breathes slowly, or makes gurgling sounds. Give naloxone if you have it, and stay until help comes.':
    [notChecked(works.medlinePlusOpioidOverdose)],
  'A painful red eye with blurred sight, rings around lights, headache or vomiting. It can be acute glaucoma.':
    [notChecked(works.nhsGlaucoma)],
  'Severe belly pain, a hard belly, or vomiting that will not stop.': [
    notChecked(works.medlinePlusAbdominalPain),
  ],
  'A fall or hit, and now the shoulder is out of shape, the arm will not move, or the hand is numb or cold.':
    [notChecked(works.nhsDislocatedShoulder)],
  'Pain at the tip of the shoulder when you are, or may be, pregnant, especially with belly pain, bleeding or feeling faint. It can be bleeding inside.':
    [notChecked(works.hseEctopicPregnancy)],
  'Sudden loss of sight or double vision, especially if you are over 50 and have a new headache or jaw pain. Sight may be lost without fast care.':
    [notChecked(works.nhsTemporalArteritis)],
  'Neck pain with clumsy hands, weak legs or trouble walking, or loss of bladder or bowel control. Something may be pressing on the spinal cord.':
    [notChecked(works.finucane2020), notChecked(works.davies2018)],
  'A swollen face, jaw, neck or floor of the mouth with fever, an eye that swells shut, or trouble opening the mouth, swallowing or breathing.':
    [notChecked(works.nhsDentalAbscess), notChecked(works.nhsEmergencyDentist)],
  'A face that suddenly droops or goes numb, a weak or numb arm or leg, unclear speech, or sudden trouble walking. It can be a stroke.':
    [notChecked(works.cdcStroke)],
  'Food stuck in your throat or chest, and you cannot swallow your spit.': [
    notChecked(works.ikenberry2011),
  ],
  'Sudden, severe headache or neck pain unlike any before.': [notChecked(works.do2019)],
  'Thoughts of hurting yourself or ending your life. Call or text 988, the Suicide & Crisis Lifeline, at any hour.':
    [notChecked(works.lifeline988)],
  'A stiff jaw with muscle spasms in other parts of the body, or after a wound. It can be tetanus.':
    [notChecked(works.cdcTetanusSymptoms)],
  'Weakness or numbness in one arm or hand that came on slowly, with neck or shoulder pain. If it is sudden, call 911: it can be a stroke.':
    [notChecked(works.finucane2020)],
  'Gums that bleed without a clear reason, with easy bruising, fever or great tiredness.': [
    notChecked(works.niceSuspectedCancer),
  ],
  'A broken tooth that bleeds from its middle or shows a pink spot, or a tooth that a blow has moved.':
    [notChecked(works.bourguignon2020)],
  'Blood that you cough up, even a little.': [notChecked(works.nhsCoughingUpBlood)],
  'Vomiting or diarrhea with dark urine, dizziness or a very dry mouth.': [
    notChecked(works.nhsDiarrhoeaAndVomiting),
  ],
  'A swollen gum or cheek, pus, or a toothache that keeps you awake.': [
    notChecked(works.nhsDentalAbscess),
  ],
  'Nodding off at the wheel. Stop driving, and talk to a doctor before you drive again.': [
    notChecked(works.strohl2013),
  ],
  'Neck or shoulder pain with fever or chills but no stiff neck, especially with a weak immune system or after an infection.':
    [notChecked(works.finucane2020)],
  'A joint that is hot, red and swollen.': [notChecked(works.nhsSepticArthritis)],
  'A jaw that has suddenly locked and will not open. Do not force it.': [notChecked(works.nhsTmd)],
  'Several days with hardly any sleep and still full of energy, with racing thoughts or risky acts. It can be mania, which can be treated.':
    [notChecked(works.nimhBipolarDisorder)],
  'A part of the face, lip or chin that is slowly going numb. If it is sudden, call 911: it can be a stroke.':
    [notChecked(works.royalCollegePainfulTmd2024)],
  'In pregnancy, or in the year after birth: a headache that will not go away or gets worse, changes in sight, or a swollen face or hands. If it is sudden and severe, call 911.':
    [notChecked(works.cdcMaternalWarningSigns)],
  'A very sore throat with fever, especially when one side is worse or the mouth is hard to open.':
    [notChecked(works.nhsQuinsy)],
  'A painful rash or blisters on one side of the face, especially near an eye. It can be shingles, and medicine works best within 3 days.':
    [notChecked(works.nhsShingles)],
  'Sudden hearing loss, in one or both ears, over hours or up to 3 days. Early treatment may save hearing.':
    [notChecked(works.chandrasekhar2019, 'Abstract, Action statements')],
  'Past age 50: a new headache, a sore scalp, or new jaw pain that comes as you chew and eases within minutes of rest.':
    [notChecked(works.nhsTemporalArteritis), notChecked(works.medlinePlusGiantCellArteritis)],
  'A bite that has changed, or a mouth that opens less each week.': [
    notChecked(works.royalCollegePainfulTmd2024),
  ],
  'Sharp pain as you bite or let go, or cold pain that lingers. Ask for a visit this week.': [
    notChecked(works.aaeCrackedTeeth),
  ],
  'Pauses in breathing that someone hears, or loud snoring with sleepiness by day. A child who often snores needs a doctor too.':
    [notChecked(works.nhlbiSleepApnea)],
  'Pain that wakes you night after night, weight loss without a reason, or pain after you have had cancer. Ask for a visit this week.':
    [notChecked(works.finucane2020)],
  'Short electric shocks in the face, or a new lump.': [notChecked(works.nindsTrigeminalNeuralgia)],
  'Bone that shows in the mouth, or a socket that does not heal, if you take medicine for your bones or for cancer, or had radiation to the jaw. Ask for a visit this week.':
    [notChecked(works.ruggiero2022)],
  'Food that sticks or hurts on its way down, even now and then. Ask for a visit this week.': [
    notChecked(works.nhsDysphagia),
    notChecked(works.niceSuspectedCancer),
  ],
  'A hoarse voice for more than 3 weeks, or sooner if you smoke.': [
    notChecked(works.nidcdHoarseness),
  ],
  'A tooth that is slowly getting loose or drifting. Ask for a visit this week.': [
    notChecked(works.nidcrGumDisease),
  ],
  'In pregnancy or after a birth: sadness, worry or emptiness for more than 2 weeks. It is common, it is an illness, and treatment helps.':
    [notChecked(works.nimhPerinatalDepression)],
  'A lump in the neck, or a sore, lump or patch in the mouth that has not healed in 2 weeks.': [
    notChecked(works.nidcrOralCancer),
    notChecked(works.niceSuspectedCancer),
  ],
  'Vomiting often, whatever the reason. An eating disorder is an illness, and help exists.': [
    notChecked(works.nimhEatingDisorders),
  ],
  'Ringing in one ear only or in time with the pulse, or a nose that is blocked or bleeds on one side.':
    [notChecked(works.tunkel2014)],
  'Heartburn, or acid coming up into your mouth, most weeks.': [notChecked(works.niddkAcidReflux)],
  'Weight loss that you did not plan, a bowel change that lasts, or tiredness with pale skin.': [
    notChecked(works.niceSuspectedCancer),
  ],
  'Headache with dizziness or feeling sick in several people in one place, or near a heater, grill or engine. It can be carbon monoxide. Go out into fresh air first.':
    [notChecked(works.medlinePlusCarbonMonoxide)],
  'A headache with confusion, fainting or a seizure, or in someone who is hard to wake.': [
    notChecked(works.do2019),
  ],
  'A headache that keeps getting worse, has changed its pattern, or comes when you cough or strain. With cancer or a weak immune system, ask for a visit this week about any new headache.':
    [notChecked(works.do2019)],
  'Headache pills on 10 or more days a month, for 3 months. The pills can keep the headache going. Do not stop opioids on your own.':
    [notChecked(works.ichd2018)],
}
