import { webPage } from './work.ts'

const encyclopedia = (title: string, number: string) =>
  webPage({
    authors: 'MedlinePlus Medical Encyclopedia',
    title,
    publishedIn: 'National Library of Medicine',
    url: `https://medlineplus.gov/ency/article/${number}.htm`,
  })

const topic = (title: string, page: string) =>
  webPage({
    authors: 'MedlinePlus',
    title,
    publishedIn: 'National Library of Medicine',
    url: `https://medlineplus.gov/${page}.html`,
  })

/** Pages of MedlinePlus, the public's site of the US National Library of Medicine. */
export const medlinePlus = {
  medlinePlusAbdominalPain: topic('Abdominal Pain', 'abdominalpain'),
  medlinePlusAcuteMyeloidLeukemia: topic('Acute Myeloid Leukemia', 'acutemyeloidleukemia'),
  medlinePlusAnaphylaxis: topic('Anaphylaxis', 'anaphylaxis'),
  medlinePlusCarbamazepine: webPage({
    authors: 'MedlinePlus',
    title: 'Carbamazepine',
    publishedIn: 'National Library of Medicine',
    url: 'https://medlineplus.gov/druginfo/meds/a682237.html',
  }),
  medlinePlusCarbonMonoxide: topic('Carbon Monoxide Poisoning', 'carbonmonoxidepoisoning'),
  medlinePlusChoking: encyclopedia('Choking - adult or child over 1 year', '000049'),
  medlinePlusColorectalCancer: topic('Colorectal Cancer', 'colorectalcancer'),
  medlinePlusDiabetesComplications: topic('Diabetes Complications', 'diabetescomplications'),
  medlinePlusDislocations: topic('Dislocations', 'dislocations'),
  medlinePlusEatingDisorders: topic('Eating Disorders', 'eatingdisorders'),
  medlinePlusEctopicPregnancy: topic('Ectopic Pregnancy', 'ectopicpregnancy'),
  medlinePlusEsophagealCancer: topic('Esophageal Cancer', 'esophagealcancer'),
  medlinePlusGastrointestinalBleeding: topic(
    'Gastrointestinal Bleeding',
    'gastrointestinalbleeding',
  ),
  medlinePlusGerd: topic('GERD', 'gerd'),
  medlinePlusGiantCellArteritis: topic('Giant Cell Arteritis', 'giantcellarteritis'),
  medlinePlusHeadAndNeckCancer: topic('Head and Neck Cancer', 'headandneckcancer'),
  medlinePlusHeadache: topic('Headache', 'headache'),
  medlinePlusHeartburn: topic('Heartburn', 'heartburn'),
  medlinePlusIrritableBowel: topic('Irritable Bowel Syndrome', 'irritablebowelsyndrome'),
  medlinePlusJawInjury: encyclopedia('Broken or dislocated jaw', '000019'),
  medlinePlusLudwigAngina: encyclopedia('Ludwig angina', '001047'),
  medlinePlusNauseaAndVomiting: topic('Nausea and Vomiting', 'nauseaandvomiting'),
  medlinePlusNeckInjuries: topic('Neck Injuries and Disorders', 'neckinjuriesanddisorders'),
  medlinePlusNeckPain: encyclopedia('Neck pain', '003025'),
  medlinePlusOralCancer: topic('Oral Cancer', 'oralcancer'),
  medlinePlusOsteoporosis: topic('Osteoporosis', 'osteoporosis'),
  medlinePlusPostpartumDepression: topic('Postpartum Depression', 'postpartumdepression'),
  medlinePlusReyeSyndrome: topic('Reye Syndrome', 'reyesyndrome'),
  medlinePlusRotatorCuff: topic('Rotator Cuff Injuries', 'rotatorcuffinjuries'),
  medlinePlusSalivaryGlandCancer: topic('Salivary Gland Cancer', 'salivaryglandcancer'),
  medlinePlusShoulderInjuries: topic(
    'Shoulder Injuries and Disorders',
    'shoulderinjuriesanddisorders',
  ),
  medlinePlusShoulderPain: encyclopedia('Shoulder pain', '003171'),
  medlinePlusSpinalInjury: encyclopedia('Spinal injury', '000029'),
  medlinePlusSteroids: topic('Steroids', 'steroids'),
  medlinePlusStroke: topic('Stroke', 'stroke'),
  medlinePlusTmd: topic('Temporomandibular Joint Dysfunction', 'temporomandibularjointdysfunction'),
  medlinePlusToothDisorders: topic('Tooth Disorders', 'toothdisorders'),
}
