import type { Work } from '../../../shared/reference.ts'
import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

const summary = (work: Work, quote: string) => passage(work, atCopy('Summary, as of 2016'), quote)

/** What pages of MedlinePlus say. */
export const medlinePlus = {
  abdominalPain: summary(
    works.medlinePlusAbdominalPain,
    'Get medical help immediately if - You have abdominal pain that is sudden and sharp … Your abdomen is stiff, hard and tender to touch',
  ),
  bloodInVomitOrStool: summary(
    works.medlinePlusAbdominalPain,
    'Get medical help immediately if … You’re vomiting blood or have blood in your stool',
  ),
  leukemia: summary(
    works.medlinePlusAcuteMyeloidLeukemia,
    'Symptoms of AML include: - Fever … Easy bruising or bleeding … Weakness or feeling tired',
  ),
  anaphylaxis: summary(
    works.medlinePlusAnaphylaxis,
    'Mouth - itching, swelling of the lips or tongue - Throat - itching, tightness, trouble swallowing, swelling of the back of the throat - Chest - shortness of breath, coughing, wheezing, …',
  ),
  carbonMonoxide: summary(
    works.medlinePlusCarbonMonoxide,
    'CO is found in combustion fumes, such as those made by cars and trucks, lanterns, stoves, gas ranges and heating systems.',
  ),
  colorectalCancer: summary(
    works.medlinePlusColorectalCancer,
    'Symptoms of colorectal cancer include - Diarrhea or constipation … Weight loss with no known reason - Fatigue …',
  ),
  dislocation: summary(works.medlinePlusDislocations, 'A dislocated joint is an emergency.'),
  outOfPlace: summary(
    works.medlinePlusDislocations,
    'Dislocated joints often are swollen, very painful and visibly out of place.',
  ),
  bulimia: summary(
    works.medlinePlusEatingDisorders,
    'Bulimia nervosa, which involves periods of overeating followed by purging, sometimes through self-induced vomiting or using laxatives',
  ),
  eatingDisorderHelp: summary(works.medlinePlusEatingDisorders, 'Getting help early is important.'),
  ectopicPregnancy: summary(
    works.medlinePlusEctopicPregnancy,
    'Signs of ectopic pregnancy include - Abdominal pain - Shoulder pain - Vaginal bleeding - Feeling dizzy or faint Get medical care right away if you have these signs.',
  ),
  esophagealCancer: summary(
    works.medlinePlusEsophagealCancer,
    'Later, you may have symptoms such as - Painful or difficult swallowing …',
  ),
  upperBleeding: passage(
    works.medlinePlusGastrointestinalBleeding,
    'Summary',
    'Signs of bleeding in the upper digestive tract include: Bright red blood in vomit; Vomit that looks like coffee grounds; Black or tarry stool; Dark blood mixed with stool',
  ),
  reflux: summary(
    works.medlinePlusGerd,
    'If you have these symptoms more than twice a week, you may have GERD.',
  ),
  smallerMeals: summary(
    works.medlinePlusGerd,
    'However, many people can improve their symptoms by … Eating smaller meals - Not eating close to bedtime - Losing weight if needed …',
  ),
  arteritis: summary(
    works.medlinePlusGiantCellArteritis,
    'Other symptoms include - Headaches - Pain and tenderness over the temples - Double vision or visual loss, dizziness … Pain in your jaw and tongue',
  ),
  arteritisIsUrgent: summary(
    works.medlinePlusGiantCellArteritis,
    'Early treatment is important; otherwise there is a risk of permanent vision loss or stroke.',
  ),
  lumpOrSore: summary(
    works.medlinePlusHeadAndNeckCancer,
    'Symptoms include - A lump or sore that does not heal …',
  ),
  headacheWithConfusion: summary(
    works.medlinePlusHeadache,
    'Get medical help right away if you have a headache after a blow to your head, or if you have a headache along with a stiff neck, fever, confusion, loss of consciousness, or pain in the eye or ear.',
  ),
  heartburnCauses: summary(
    works.medlinePlusHeartburn,
    'Pregnancy, certain foods, alcohol, and some medications can bring on heartburn.',
  ),
  longVomiting: summary(
    works.medlinePlusNauseaAndVomiting,
    'You should see a doctor immediately if you suspect poisoning or if you have - Vomited for longer than 24 hours - Blood in the vomit - Severe abdominal pain …',
  ),
  dehydration: summary(
    works.medlinePlusNauseaAndVomiting,
    'You should see a doctor immediately if … you have … Signs of dehydration, such as dry mouth, infrequent urination or dark urine',
  ),
  oralCancer: summary(
    works.medlinePlusOralCancer,
    'Symptoms of oral cancer include - White or red patches in your mouth - A mouth sore that won’t heal … A lump in your neck …',
  ),
  postpartumDepression: summary(
    works.medlinePlusPostpartumDepression,
    'Medicines, including antidepressants and talk therapy can help you get well.',
  ),
  aspirinAndReye: summary(
    works.medlinePlusReyeSyndrome,
    'Studies have shown that taking aspirin increases the risk of getting it.',
  ),
  numbFace: summary(
    works.medlinePlusSalivaryGlandCancer,
    'It may not cause any symptoms, or you could notice - A lump in your ear, cheek, jaw, lip, or inside the mouth … Numbness, weakness, or pain in your face',
  ),
  stroke: summary(
    works.medlinePlusStroke,
    'Symptoms of stroke are - Sudden numbness or weakness of the face, arm or leg (especially on one side of the body) - Sudden confusion, trouble speaking or understanding speech … Sudden trouble walking, dizziness, loss of balance or coordination …',
  ),
  changedBite: summary(
    works.medlinePlusTmd,
    'Limited movement or locking of the jaw … A change in the way the upper and lower teeth fit together',
  ),
  looseTeeth: summary(
    works.medlinePlusToothDisorders,
    'Others include worn-down or loose teeth. It’s important that you see a dentist if you have any problems with your teeth.',
  ),
  irritableBowel: summary(
    works.medlinePlusIrritableBowel,
    'Most people diagnosed with IBS can control their symptoms with diet, stress management, probiotics, and medicine.',
  ),
  neckPain: summary(
    works.medlinePlusNeckInjuries,
    'Treatment depends on the cause, but may include applying ice, taking pain relievers, getting physical therapy or wearing a cervical collar.',
  ),
  thinBones: summary(
    works.medlinePlusOsteoporosis,
    'Osteoporosis makes your bones weak and more likely to break. … Risk factors include - Getting older …',
  ),
  shoulderShot: summary(
    works.medlinePlusRotatorCuff,
    'Treatment for torn rotator cuff includes: - Rest … Medicines that reduce pain and swelling … Cortisone injection - Surgery',
  ),
  shoulderCare: summary(
    works.medlinePlusShoulderInjuries,
    'This stands for Rest, Ice, Compression and Elevation. Other treatments include exercise, medicines to reduce pain and swelling, and surgery if other treatments don’t work.',
  ),
  steroidsAndBones: summary(
    works.medlinePlusSteroids,
    'Steroids are strong medicines, and they can have side effects, including weakened bones and cataracts.',
  ),
  diabetesAndGums: summary(
    works.medlinePlusDiabetesComplications,
    'Other long-term complications of diabetes include skin problems, digestive problems, sexual dysfunction, and problems with your teeth and gums.',
  ),
}
