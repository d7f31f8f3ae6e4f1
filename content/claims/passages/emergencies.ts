import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works say about emergencies. */
export const emergencies = {
  alcoholWithdrawal: passage(
    works.drinkawareWithdrawal,
    'Severe symptoms',
    'Severe symptoms can additionally include hallucinations (seeing, hearing, or feeling things that aren’t real), as well as seizures or delirium tremens (‘DTs’). … Severe withdrawal effects can be life threatening.',
  ),
  battery: passage(
    works.poisonCenterButtonBattery,
    'Introduction',
    'Swallowed batteries burn through a child’s esophagus in just 2 hours, leading to multiple surgeries and months with feeding and breathing tubes.',
  ),
  batteryInNose: passage(
    works.aapButtonBattery2008,
    'Last paragraph but one',
    'Button batteries also may cause severe injury when placed in the nose or ear. Immediate removal is essential.',
  ),
  blueLips: passage(
    works.nhsShortnessOfBreath,
    atCopy('Call 999 or go to A&E immediately'),
    'you have severe difficulty breathing – you’re gasping, choking or not able to get words out … your lips or skin are turning very pale, blue or grey',
  ),
  carbonMonoxideFreshAir: passage(
    works.hrsaCarbonMonoxide,
    'Last paragraph',
    'Immediately go outside to get fresh air, and right away call Poison Help (1-800-222-1222), which connects you to your local poison center.',
  ),
  choking: passage(
    works.medlinePlusChoking,
    atCopy('Symptoms, older version'),
    'Other danger signs include: … Difficulty breathing; Inability to speak; … Weak, ineffective coughing',
  ),
  infectionBehindTheEye: passage(
    works.bnssgOrbitalCellulitis,
    'Post-septal cellulitis',
    'along with cellulitis of the eyelids there is any combination of the following: red eye, pushed out eye (proptosis), restricted eye movements, reduced vision and pupil abnormalities. … This is an emergency.',
  ),
  inhaledObject: passage(
    works.medlinePlusChoking,
    atCopy('Considerations, older version'),
    'Occasionally an object will enter the lung.',
  ),
  completeObstruction: passage(
    works.birk2016,
    atCopy('Recommendation 7'),
    'ESGE recommends emergent (preferably within 2 hours, but at the latest within 6 hours) therapeutic esophagogastroduodenoscopy for foreign bodies inducing complete esophageal obstruction, …',
  ),
  crisisLine: passage(
    works.lifeline988,
    atCopy('About the lifeline'),
    'The 988 Suicide & Crisis Lifeline is a national network of local crisis centers that provides free and confidential emotional support to people in suicidal crisis or emotional distress 24 hours a day, 7 days a week in the United States.',
  ),
  ectopicPregnancy: passage(
    works.hseEctopicPregnancy,
    'Important',
    'Shoulder pain can be a sign you have internal bleeding. Go to your GP or an emergency department immediately if you experience this.',
  ),
  glaucoma: passage(
    works.dukeAcuteGlaucoma,
    'What are the symptoms of acute glaucoma?',
    'Sudden, severe eye pain; Decreased or cloudy vision; Nausea and vomiting; Seeing halos around lights; Red eye; Headaches',
  ),
  glaucomaIsUrgent: passage(
    works.dukeAcuteGlaucoma,
    'Introduction',
    'Acute glaucoma is an emergency.',
  ),
  headInjury: passage(
    works.nhsHeadInjury,
    atCopy('When to go to A&E'),
    'been knocked out but have now woken up; been vomiting since the injury; a headache that does not go away with painkillers; … a blood clotting disorder (like haemophilia) or take blood-thinners (like warfarin)',
  ),
  headInjuryFluid: passage(
    works.nhsHeadInjury,
    atCopy('When to call 999'),
    'clear fluid coming from their ears or nose; bleeding from their ears or bruising behind their ears; … problems with walking, balance, understanding, speaking or writing',
  ),
  heartAttack: passage(
    works.cdcHeartAttack,
    atCopy('What are the symptoms of heart attack?'),
    'Chest pain or discomfort. … Feeling weak, light-headed, or faint. You may also break out into a cold sweat. Pain or discomfort in the jaw, neck, or back. Pain or discomfort in one or both arms or shoulders. Shortness of breath.',
  ),
  jawFracture: passage(
    works.medlinePlusJawInjury,
    atCopy('Symptoms, older version'),
    'Symptoms of a fractured (broken) jaw include: Bleeding from the mouth; … Numbness of the face (particularly the lower lip); …',
  ),
  jawStuckOpen: passage(
    works.medlinePlusJawInjury,
    atCopy('Symptoms, older version'),
    'Symptoms of a dislocated jaw include: … Inability to close the mouth; …',
  ),
  supportTheJaw: passage(
    works.medlinePlusJawInjury,
    atCopy('First aid, version of 2000'),
    'The jaw should be supported during transportation to the emergency room.',
  ),
  mastoiditis: passage(
    works.nhsMastoiditis,
    atCopy('Symptoms of mastoiditis'),
    'swelling behind the ear that can cause it to stick out; … a high temperature, irritability and tiredness',
  ),
  meningitis: passage(
    works.nhsMeningitis,
    atCopy('When to get medical help'),
    'Call 999 for an ambulance or go to your nearest A&E immediately if you think you or someone you look after could have meningitis or sepsis.',
  ),
  meningitisSymptoms: passage(
    works.nhsMeningitis,
    atCopy('Symptoms of meningitis'),
    'a high temperature; … confusion; … spots or a rash; headache; a stiff neck; …',
  ),
  nosebleed: passage(
    works.nhsNosebleed,
    atCopy('See a GP now or go to A&E'),
    'your nosebleed lasts longer than 10 to 15 minutes; the bleeding seems excessive; … the bleeding started after a blow to your head',
  ),
  nosebleedBloodThinner: passage(
    works.nhsNosebleed,
    atCopy('See a GP'),
    'you’re taking a blood-thinning medicine, such as Warfarin',
  ),
  opioids: passage(
    works.ihsOpioidOverdose,
    'Signs of Opioid Overdose',
    'The person is vomiting or making gurgling noises; Individual cannot be awakened from sleep or is unable to speak; Breathing and heart rate are significantly reduced or have stopped',
  ),
  naloxone: passage(
    works.asamPatientGuide2025,
    'Responding to a suspected overdose',
    'Give naloxone or other overdose reversal medication.',
  ),
  spinalCord: passage(
    works.davies2018,
    'What you need to know',
    'Consider degenerative cervical myelopathy in patients over 50 with progressive neurological symptoms, such as pain and stiffness in the neck or limbs, imbalance, numbness, loss of dexterity, frequent falls, and/or incontinence',
  ),
  spinalInjury: passage(
    works.medlinePlusSpinalInjury,
    atCopy('First aid'),
    'Keep the person absolutely still and safe until medical help arrives.',
  ),
  spreadingInfection: passage(
    works.nhsDentalAbscess,
    atCopy('Call 999 or go to A&E'),
    'you are finding it hard to breathe; have a swollen or painful eye, or suddenly start having problems with your eyesight; have a lot of swelling in your mouth',
  ),
  swellingThatCloses: passage(
    works.nhsWalesMouthSwelling,
    'Swellings that need a visit to Accident & Emergency',
    'Any swelling on your face, neck or inside your mouth that: makes it hard to open your mouth OR causes difficulty in swallowing or breathing OR is close to an eye requires Emergency management.',
  ),
  tetanus: passage(
    works.cdcTetanusSymptoms,
    'Symptoms (at the page’s address of 2023)',
    'Jaw cramping; Sudden, involuntary muscle spasms — often in the stomach; Painful muscle stiffness all over the body',
  ),
}
