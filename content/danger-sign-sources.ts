import type { Source } from './source.ts'

const nhs = (title: string, path: string): Source => ({
  by: 'National Health Service (NHS), England',
  title,
  publishedIn: 'nhs.uk',
  url: `https://www.nhs.uk/${path}`,
})

const medlinePlus = (title: string, number: string): Source => ({
  by: 'MedlinePlus Medical Encyclopedia',
  title,
  publishedIn: 'National Library of Medicine',
  url: `https://medlineplus.gov/ency/article/${number}.htm`,
})

const cdc = (title: string, path: string): Source => ({
  by: 'Centers for Disease Control and Prevention (CDC)',
  title,
  publishedIn: 'cdc.gov',
  url: `https://www.cdc.gov/${path}`,
})

/** Guidelines and health services that say how fast to act on a danger sign. */
export const dangerSignSources = {
  anaphylaxis: medlinePlus('Anaphylaxis', '000844'),
  abdominalPain: medlinePlus('Abdominal pain', '003120'),
  choking: medlinePlus('Choking - adult or child over 1 year', '000049'),
  giantCellArteritis: medlinePlus('Giant cell arteritis', '000448'),
  jawInjury: medlinePlus('Broken or dislocated jaw', '000019'),
  neckPain: medlinePlus('Neck pain', '003025'),
  orbitalCellulitis: medlinePlus('Orbital cellulitis', '001012'),
  coughingBlood: nhs('Coughing up blood', 'conditions/coughing-up-blood/'),
  dehydration: nhs('Diarrhoea and vomiting', 'conditions/diarrhoea-and-vomiting/'),
  dentalAbscess: nhs('Dental abscess', 'conditions/dental-abscess/'),
  dentalEmergency: nhs(
    'How to find an NHS dentist in an emergency',
    'nhs-services/dentists/how-to-find-an-nhs-dentist-in-an-emergency',
  ),
  dislocatedShoulder: nhs('Dislocated shoulder', 'conditions/dislocated-shoulder/'),
  glaucoma: nhs('Glaucoma', 'conditions/glaucoma/'),
  headInjury: nhs('Head injury and concussion', 'conditions/head-injury-and-concussion/'),
  mastoiditis: nhs('Mastoiditis', 'conditions/mastoiditis/'),
  meningitis: nhs('Meningitis', 'conditions/meningitis/'),
  nosebleed: nhs('Nosebleed', 'conditions/nosebleed/'),
  quinsy: nhs('Quinsy', 'conditions/quinsy/'),
  septicArthritis: nhs('Septic arthritis', 'conditions/septic-arthritis/'),
  shortBreath: nhs('Shortness of breath', 'conditions/shortness-of-breath/'),
  swallowing: nhs('Dysphagia (swallowing problems)', 'conditions/swallowing-problems-dysphagia/'),
  temporalArteritis: nhs('Temporal arteritis', 'conditions/temporal-arteritis/'),
  tmd: nhs('Temporomandibular disorder (TMD)', 'conditions/temporomandibular-disorder-tmd/'),
  heartAttack: cdc(
    'About Heart Attack Symptoms, Risk, and Recovery',
    'heart-disease/about/heart-attack.html',
  ),
  stroke: cdc('Signs and Symptoms of Stroke', 'stroke/signs-symptoms/index.html'),
  tetanus: cdc('Symptoms and Complications of Tetanus', 'tetanus/signs-symptoms/index.html'),
  lifeline: {
    by: '988 Suicide & Crisis Lifeline',
    title: '988 Lifeline',
    publishedIn: '988lifeline.org',
    url: 'https://988lifeline.org/',
  },
  suspectedCancer: {
    by: 'National Institute for Health and Care Excellence (NICE)',
    title: 'Suspected cancer: recognition and referral (NG12)',
    publishedIn: 'nice.org.uk',
    url: 'https://www.nice.org.uk/guidance/ng12',
  },
  headacheRedFlags: {
    by: 'Do TP, Remmers A, Schytz HW, et al.',
    title: 'Red and orange flags for secondary headaches in clinical practice: SNNOOP10 list',
    publishedIn: 'Neurology 92(3):134-144',
    year: 2019,
    url: 'https://doi.org/10.1212/WNL.0000000000006697',
  },
  spineRedFlags: {
    by: 'Finucane LM, Downie A, Mercer C, et al.',
    title: 'International Framework for Red Flags for Potential Serious Spinal Pathologies',
    publishedIn: 'Journal of Orthopaedic & Sports Physical Therapy 50(7):350-372',
    year: 2020,
    url: 'https://doi.org/10.2519/jospt.2020.9971',
  },
  neckCord: {
    by: 'Davies BM, Mowforth OD, Smith EK, Kotter MRN',
    title: 'Degenerative cervical myelopathy',
    publishedIn: 'BMJ 360:k186',
    year: 2018,
    url: 'https://doi.org/10.1136/bmj.k186',
  },
  painfulTmd: {
    by: 'Royal College of Surgeons of England, Faculty of Dental Surgery',
    title: 'Management of painful temporomandibular disorder in adults',
    publishedIn: 'NHS England and the Faculty of Dental Surgery',
    year: 2024,
    url: 'https://www.rcseng.ac.uk/dental-faculties/fds/publications-guidelines/clinical-guidelines/',
  },
  trigeminalNeuralgia: {
    by: 'National Institute of Neurological Disorders and Stroke (NINDS)',
    title: 'Trigeminal Neuralgia',
    publishedIn: 'National Institutes of Health',
    url: 'https://www.ninds.nih.gov/health-information/disorders/trigeminal-neuralgia',
  },
  drowsyDriving: {
    by: 'Strohl KP, Brown DB, Collop N, et al.',
    title:
      'An Official American Thoracic Society Clinical Practice Guideline: Sleep Apnea, Sleepiness, and Driving Risk in Noncommercial Drivers',
    publishedIn: 'American Journal of Respiratory and Critical Care Medicine 187(11):1259-1266',
    year: 2013,
    url: 'https://doi.org/10.1164/rccm.201304-0726ST',
  },
  sleepApnea: {
    by: 'National Heart, Lung, and Blood Institute (NHLBI)',
    title: 'Sleep Apnea',
    publishedIn: 'National Institutes of Health',
    url: 'https://www.nhlbi.nih.gov/health/sleep-apnea',
  },
  suddenHearingLoss: {
    by: 'Chandrasekhar SS, Tsai Do BS, Schwartz SR, et al.',
    title: 'Clinical Practice Guideline: Sudden Hearing Loss (Update)',
    publishedIn: 'Otolaryngology-Head and Neck Surgery 161(1 Suppl):S1-S45',
    year: 2019,
    url: 'https://doi.org/10.1177/0194599819859885',
  },
  tinnitus: {
    by: 'Tunkel DE, Bauer CA, Sun GH, et al.',
    title: 'Clinical Practice Guideline: Tinnitus',
    publishedIn: 'Otolaryngology-Head and Neck Surgery 151(2 Suppl):S1-S40',
    year: 2014,
    url: 'https://doi.org/10.1177/0194599814545325',
  },
  hoarseness: {
    by: 'National Institute on Deafness and Other Communication Disorders (NIDCD)',
    title: 'Hoarseness',
    publishedIn: 'National Institutes of Health',
    url: 'https://www.nidcd.nih.gov/health/hoarseness',
  },
  stuckFood: {
    by: 'Ikenberry SO, Jue TL, Anderson MA, et al.',
    title: 'Management of ingested foreign bodies and food impactions',
    publishedIn: 'Gastrointestinal Endoscopy 73(6):1085-1091',
    year: 2011,
    url: 'https://doi.org/10.1016/j.gie.2010.11.010',
  },
  internalBleeding: {
    by: 'National Institute of Diabetes and Digestive and Kidney Diseases (NIDDK)',
    title: 'Gastrointestinal (GI) Bleeding',
    publishedIn: 'National Institutes of Health',
    url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/gastrointestinal-bleeding',
  },
  reflux: {
    by: 'National Institute of Diabetes and Digestive and Kidney Diseases (NIDDK)',
    title: 'Acid Reflux (GER & GERD) in Adults',
    publishedIn: 'National Institutes of Health',
    url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/acid-reflux-ger-gerd-adults',
  },
  eatingDisorders: {
    by: 'National Institute of Mental Health (NIMH)',
    title: 'Eating Disorders: What You Need to Know',
    publishedIn: 'National Institutes of Health',
    url: 'https://www.nimh.nih.gov/health/publications/eating-disorders',
  },
  oralCancer: {
    by: 'National Institute of Dental and Craniofacial Research (NIDCR)',
    title: 'Oral Cancer',
    publishedIn: 'National Institutes of Health',
    url: 'https://www.nidcr.nih.gov/health-info/oral-cancer',
  },
  gumDisease: {
    by: 'National Institute of Dental and Craniofacial Research (NIDCR)',
    title: 'Periodontal (Gum) Disease',
    publishedIn: 'National Institutes of Health',
    url: 'https://www.nidcr.nih.gov/health-info/gum-disease',
  },
  crackedTeeth: {
    by: 'American Association of Endodontists',
    title: 'Cracked Teeth (patient information)',
    publishedIn: 'American Association of Endodontists, aae.org',
    url: 'https://www.aae.org/patients/dental-symptoms/cracked-teeth/',
  },
  brokenTeeth: {
    by: 'Bourguignon C, Cohenca N, Lauridsen E, et al.',
    title:
      'International Association of Dental Traumatology guidelines for the management of traumatic dental injuries: 1. Fractures and luxations',
    publishedIn: 'Dental Traumatology 36(4):314-330',
    year: 2020,
    url: 'https://doi.org/10.1111/edt.12578',
  },
  knockedOutTeeth: {
    by: 'Fouad AF, Abbott PV, Tsilingaridis G, et al.',
    title:
      'International Association of Dental Traumatology guidelines for the management of traumatic dental injuries: 2. Avulsion of permanent teeth',
    publishedIn: 'Dental Traumatology 36(4):331-342',
    year: 2020,
    url: 'https://doi.org/10.1111/edt.12573',
  },
  babyTeeth: {
    by: 'Day PF, Flores MT, O’Connell AC, et al.',
    title:
      'International Association of Dental Traumatology guidelines for the management of traumatic dental injuries: 3. Injuries in the primary dentition',
    publishedIn: 'Dental Traumatology 36(4):343-359',
    year: 2020,
    url: 'https://doi.org/10.1111/edt.12576',
  },
} satisfies Record<string, Source>
