import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works say about signs that a doctor or dentist should see, today or soon. */
export const warningSigns = {
  arteritis: passage(
    works.nhsTemporalArteritis,
    atCopy('Symptoms of temporal arteritis'),
    'frequent, severe headaches; pain and tenderness over the temples; jaw pain while eating or talking; vision problems, such as double vision or a loss of vision in 1 or both eyes',
  ),
  arteritisBlindness: passage(
    works.nhsTemporalArteritis,
    atCopy('Urgent advice'),
    'It can lead to serious problems like stroke and blindness if not treated quickly.',
  ),
  coughingBlood: passage(
    works.nhsShortnessOfBreath,
    atCopy('Contact NHS 111'),
    'you’re coughing up blood',
  ),
  dentalAbscess: passage(
    works.nhsDentalAbscess,
    atCopy('Symptoms of a dental abscess'),
    'intense toothache or pain in your gums; … a swollen face or jaw; …',
  ),
  dentalAbscessIsUrgent: passage(
    works.nhsDentalAbscess,
    atCopy('Urgent advice'),
    'A dental abscess is a build-up of pus in the teeth or gums caused by an infection. It needs urgent treatment by a dentist.',
  ),
  drowsyDriver: passage(
    works.strohl2013,
    atCopy('Recommendations'),
    'Patients with these characteristics are deemed high-risk drivers and should be immediately warned about the potential risk of driving until effective therapy is instituted.',
  ),
  headacheFlags: passage(
    works.do2019,
    atCopy('Abstract'),
    'We review the following red flags: … (2) neoplasm history; … (6) pattern change or recent onset of new headache; … (8) precipitated by sneezing, coughing, or exercise; … (10) progressive headache and atypical presentations; … (14) pathology of the immune system such as HIV; …',
  ),
  headacheNeurologic: passage(
    works.do2019,
    atCopy('Abstract'),
    'We review the following red flags: … (3) neurologic deficit (including decreased consciousness); …',
  ),
  headacheSudden: passage(
    works.do2019,
    atCopy('Abstract'),
    'We review the following red flags: … (4) sudden or abrupt onset; …',
  ),
  hoarseness: passage(
    works.cancerResearchUkLarynx,
    atCopy('Hoarseness or a change in your voice'),
    'You should see your doctor if you have a hoarse voice for more than 3 weeks.',
  ),
  hotJoint: passage(
    works.nhsSepticArthritis,
    'Urgent advice',
    'you have severe joint pain, usually in just 1 joint, that started suddenly; you have swelling around a joint; the skin around a joint has changed colour',
  ),
  pregnancy: passage(
    works.cdcMaternalWarningSigns,
    'Second paragraph',
    'Pregnant and postpartum people up to a year after pregnancy need to seek medical care immediately if they experience any of the following signs or symptoms: Severe headache that won’t go away or gets worse over time; … Changes in your vision; … Extreme swelling of your hands or face',
  ),
  quinsy: passage(
    works.nhsQuinsy,
    atCopy('Signs and symptoms'),
    'a severe and quickly worsening sore throat, usually on one side; … difficulty opening your mouth',
  ),
  shingles: passage(
    works.nhsShingles,
    atCopy('Urgent advice'),
    'This works best if you start taking it within 3 days of the shingles rash appearing.',
  ),
  sleepApnea: passage(
    works.nhlbiSleepApnea,
    atCopy('Signs and symptoms, older version'),
    'One of the most common signs of obstructive sleep apnea is loud and chronic (ongoing) snoring. Pauses may occur in the snoring.',
  ),
  sleepApneaInChildren: passage(
    works.nhlbiSleepApnea,
    atCopy('Signs and symptoms, older version'),
    'If you’re a parent of a child who may have sleep apnea, tell your child’s doctor about your child’s signs and symptoms.',
  ),
  spinalCancer: passage(
    works.rnohSpinalCord,
    'Symptoms to watch out for; If you have any of these symptoms',
    'Speak with your doctor, nurse or local hospital as soon as is practical (certainly within 24 hours).',
  ),
  spinalRedFlags: passage(
    works.verhagen2016,
    'Abstract, Results',
    'The majority of guidelines presented … two for malignancy (‘history of cancer’ and ‘unintentional weight loss’). Most often pain at night or at rest was also considered as a red flag …',
  ),
  spinalInfection: passage(
    works.vinas2022,
    'History; Physical examination',
    'Most patients have a history of several weeks or months of gradually progressing neck or back pain that increases with movement. … Some patients can also present acutely with fever, night sweats, …',
  ),
  suddenHearingLoss: passage(
    works.chandrasekhar2019,
    atCopy('Abstract, Objective'),
    'Sudden hearing loss is a frightening symptom that often prompts an urgent or emergent visit to a health care provider.',
  ),
  toothInjury: passage(
    works.bourguignon2020,
    atCopy('Abstract'),
    'The primary goal of these Guidelines is to delineate an approach for the immediate or urgent care of TDIs.',
  ),
  trigeminalNeuralgia: passage(
    works.nindsTrigeminalNeuralgia,
    atCopy('What is trigeminal neuralgia?, older version'),
    'Trigeminal neuralgia (TN), also called tic douloureux, is a chronic pain condition that causes extreme, sporadic, sudden burning or shock-like face pain.',
  ),
  mania: passage(
    works.nimhBipolarDisorder,
    atCopy('Manic symptoms, older version'),
    'Increased energy; Decreased need for sleep, ability to go with very little or no sleep for days without tiring; … Disregard of risk, excessive involvement in risky behaviors or activities',
  ),
  pillHeadache: passage(
    works.ichd2018,
    atCopy('8.2 Medication-overuse headache, description'),
    'Headache occurring on 15 or more days per month developing as a consequence of regular overuse of acute or symptomatic headache medication (on 10 or more or 15 or more days per month, depending on the medication) for more than three months.',
  ),
}
