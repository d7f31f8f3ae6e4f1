import { works } from '../works/works.ts'
import { type DangerSign, signsOf } from './danger-sign.ts'

const sign = signsOf('today')

/** See a doctor or dentist today. */
export const todaySigns = {
  armWeakness: sign(
    'Arm slowly getting weak or numb (sudden: call 911)',
    'Weakness or numbness in one arm or hand that came on slowly, with neck or shoulder pain. If it is sudden, call 911: it can be a stroke.',
    works.davies2018,
    works.medlinePlusStroke,
  ),
  bleedingAndBruising: sign(
    'Bleeding gums with bruises or fever',
    'Gums that bleed without a clear reason, with easy bruising, fever or great tiredness.',
    works.medlinePlusAcuteMyeloidLeukemia,
  ),
  brokenTooth: sign(
    'Broken tooth that bleeds, or a tooth that a blow has moved',
    'A broken tooth that bleeds from its middle or shows a pink spot, or a tooth that a blow has moved.',
    works.bourguignon2020,
  ),
  coughingBlood: sign(
    'Coughing up blood',
    'Blood that you cough up, even a little.',
    works.nhsShortnessOfBreath,
  ),
  dehydration: sign(
    'Vomiting or diarrhea with dark urine or dizziness',
    'Vomiting or diarrhea with dark urine, dizziness or a very dry mouth.',
    works.medlinePlusNauseaAndVomiting,
  ),
  dentalInfection: sign(
    'Swollen gum, pus, or toothache that keeps you awake',
    'A swollen gum or cheek, pus, or a toothache that keeps you awake.',
    works.nhsDentalAbscess,
  ),
  drowsyDriving: sign(
    'Nodding off at the wheel',
    'Nodding off at the wheel. Stop driving, and talk to a doctor before you drive again.',
    works.strohl2013,
  ),
  feverWithPain: sign(
    'Pain with fever or chills, but no stiff neck',
    'Neck or shoulder pain with fever or chills but no stiff neck, especially with a weak immune system or after an infection.',
    works.vinas2022,
  ),
  hotJoint: sign(
    'Hot, red, swollen joint',
    'A joint that is hot, red and swollen.',
    works.nhsSepticArthritis,
  ),
  jawLocked: sign(
    'Jaw suddenly locked and will not open',
    'A jaw that has suddenly locked and will not open. Do not force it.',
    works.nhsTmd,
  ),
  mania: sign(
    'Hardly any sleep for days, and still full of energy',
    'Several days with hardly any sleep and still full of energy, with racing thoughts or risky acts. It can be mania, which can be treated.',
    works.nimhBipolarDisorder,
  ),
  numbFace: sign(
    'Face slowly going numb (sudden: call 911)',
    'A part of the face, lip or chin that is slowly going numb. If it is sudden, call 911: it can be a stroke.',
    works.medlinePlusSalivaryGlandCancer,
    works.medlinePlusStroke,
  ),
  pregnancyHeadache: sign(
    'Pregnant, or birth in the last year: headache that will not go away',
    'In pregnancy, or in the year after birth: a headache that will not go away or gets worse, changes in sight, or a swollen face or hands. If it is severe or sudden, call 911.',
    works.cdcMaternalWarningSigns,
  ),
  quinsy: sign(
    'Very sore throat with fever',
    'A very sore throat with fever, especially when one side is worse or the mouth is hard to open.',
    works.nhsQuinsy,
  ),
  shingles: sign(
    'Painful rash or blisters on one side of the face, or near an eye',
    'A painful rash or blisters on one side of the face, especially near an eye. It can be shingles, and medicine works best within 3 days.',
    works.nhsShingles,
  ),
  suddenHearingLoss: sign(
    'Sudden hearing loss',
    'Sudden hearing loss, in one or both ears, over hours or up to 3 days. Early treatment may save hearing.',
    works.chandrasekhar2019,
  ),
  temporalArteritis: sign(
    'Past 50: new headache, sore scalp, or jaw pain on chewing that rest eases',
    'Past age 50: a new headache, a sore scalp, or new jaw pain that comes as you chew and eases within minutes of rest.',
    works.nhsTemporalArteritis,
    works.medlinePlusGiantCellArteritis,
  ),
} satisfies Record<string, DangerSign>
