import { guideline, webPage } from './work.ts'

const nhs = (title: string, path: string) =>
  webPage({
    authors: 'National Health Service (NHS), England',
    title,
    publishedIn: 'nhs.uk',
    url: `https://www.nhs.uk/${path}`,
  })

const medlinePlus = (title: string, number: string) =>
  webPage({
    authors: 'MedlinePlus Medical Encyclopedia',
    title,
    publishedIn: 'National Library of Medicine',
    url: `https://medlineplus.gov/ency/article/${number}.htm`,
  })

const cdc = (title: string, path: string) =>
  webPage({
    authors: 'Centers for Disease Control and Prevention (CDC)',
    title,
    publishedIn: 'cdc.gov',
    url: `https://www.cdc.gov/${path}`,
  })

/** Pages of health services and agencies. */
export const healthServices = {
  cdcAboutTetanus: cdc('About Tetanus', 'tetanus/about/index.html'),
  cdcHeartAttack: cdc(
    'About Heart Attack Symptoms, Risk, and Recovery',
    'heart-disease/about/heart-attack.html',
  ),
  cdcMaternalWarningSigns: cdc(
    'Recognizing urgent pregnancy-related warning signs',
    'hearher/resources/news-media/recognizing-urgent-warning-signs.html',
  ),
  cdcStroke: cdc('Signs and Symptoms of Stroke', 'stroke/signs-symptoms/index.html'),
  cdcTetanusSymptoms: cdc(
    'Symptoms and Complications of Tetanus',
    'tetanus/signs-symptoms/index.html',
  ),
  fdaSleepApneaDrug2024: webPage({
    authors: 'US Food and Drug Administration (FDA)',
    title: 'FDA Approves First Medication for Obstructive Sleep Apnea',
    publishedIn: 'News release of December 20, 2024, fda.gov',
    year: 2024,
    url: 'https://www.fda.gov/news-events/press-announcements/fda-approves-first-medication-obstructive-sleep-apnea',
  }),
  fdaChildColdMedicine: webPage({
    authors: 'US Food and Drug Administration (FDA)',
    title: 'Use Caution When Giving Cough and Cold Products to Kids',
    publishedIn: 'fda.gov',
    url: 'https://www.fda.gov/drugs/special-features/use-caution-when-giving-cough-and-cold-products-kids',
  }),
  fdaPainPillsInPregnancy: webPage({
    authors: 'US Food and Drug Administration (FDA)',
    title:
      'FDA recommends avoiding use of NSAIDs in pregnancy at 20 weeks or later because they can result in low amniotic fluid',
    publishedIn: 'Drug Safety Communication of October 15, 2020, fda.gov',
    year: 2020,
    url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-recommends-avoiding-use-nsaids-pregnancy-20-weeks-or-later-because-they-can-result-low-amniotic',
  }),
  hseEctopicPregnancy: webPage({
    authors: 'Health Service Executive (HSE), Ireland',
    title: 'Symptoms: Ectopic pregnancy',
    publishedIn: 'hse.ie',
    url: 'https://www2.hse.ie/conditions/child-health/ectopic-pregnancy/ectopic-pregnancy-symptoms.html',
  }),
  lifeline988: webPage({
    authors: '988 Suicide & Crisis Lifeline',
    title: '988 Lifeline',
    publishedIn: '988lifeline.org',
    url: 'https://988lifeline.org/',
  }),
  medlinePlusAbdominalPain: medlinePlus('Abdominal pain', '003120'),
  medlinePlusAlcoholWithdrawal: medlinePlus('Alcohol withdrawal', '000764'),
  medlinePlusAnaphylaxis: medlinePlus('Anaphylaxis', '000844'),
  medlinePlusCarbamazepine: webPage({
    authors: 'MedlinePlus',
    title: 'Carbamazepine',
    publishedIn: 'National Library of Medicine',
    url: 'https://medlineplus.gov/druginfo/meds/a682237.html',
  }),
  medlinePlusCarbonMonoxide: medlinePlus('Carbon monoxide poisoning', '002804'),
  medlinePlusChoking: medlinePlus('Choking - adult or child over 1 year', '000049'),
  medlinePlusGiantCellArteritis: medlinePlus('Giant cell arteritis', '000448'),
  medlinePlusJawInjury: medlinePlus('Broken or dislocated jaw', '000019'),
  medlinePlusOpioidOverdose: webPage({
    authors: 'MedlinePlus',
    title: 'Opioid Overdose',
    publishedIn: 'National Library of Medicine',
    url: 'https://medlineplus.gov/opioidoverdose.html',
  }),
  medlinePlusLudwigAngina: medlinePlus('Ludwig angina', '001047'),
  medlinePlusNeckPain: medlinePlus('Neck pain', '003025'),
  medlinePlusOrbitalCellulitis: medlinePlus('Orbital cellulitis', '001012'),
  medlinePlusReyeSyndrome: medlinePlus('Reye syndrome', '001565'),
  medlinePlusShoulderPain: medlinePlus('Shoulder pain', '003171'),
  nhsCoughingUpBlood: nhs('Coughing up blood', 'conditions/coughing-up-blood/'),
  nhsDentalAbscess: nhs('Dental abscess', 'conditions/dental-abscess/'),
  nhsDiarrhoeaAndVomiting: nhs('Diarrhoea and vomiting', 'conditions/diarrhoea-and-vomiting/'),
  nhsDislocatedShoulder: nhs('Dislocated shoulder', 'conditions/dislocated-shoulder/'),
  nhsDysphagia: nhs('Dysphagia (swallowing problems)', 'conditions/swallowing-problems-dysphagia/'),
  nhsEmergencyDentist: nhs(
    'How to find an NHS dentist in an emergency',
    'nhs-services/dentists/how-to-find-an-nhs-dentist-in-an-emergency',
  ),
  nhsGlaucoma: nhs('Glaucoma', 'conditions/glaucoma/'),
  nhsHeadInjury: nhs('Head injury and concussion', 'conditions/head-injury-and-concussion/'),
  nhsMastoiditis: nhs('Mastoiditis', 'conditions/mastoiditis/'),
  nhsMeningitis: nhs('Meningitis', 'conditions/meningitis/'),
  nhsNosebleed: nhs('Nosebleed', 'conditions/nosebleed/'),
  nhsQuinsy: nhs('Quinsy', 'conditions/quinsy/'),
  nhsSepticArthritis: nhs('Septic arthritis', 'conditions/septic-arthritis/'),
  nhsShortnessOfBreath: nhs('Shortness of breath', 'conditions/shortness-of-breath/'),
  nhsShingles: nhs('Shingles', 'conditions/shingles/'),
  nhsTemporalArteritis: nhs('Temporal arteritis', 'conditions/temporal-arteritis/'),
  nhsTeethGrinding: nhs('Teeth grinding (bruxism)', 'conditions/teeth-grinding/'),
  nhsTmd: nhs('Temporomandibular disorder (TMD)', 'conditions/temporomandibular-disorder-tmd/'),
  niceHeadaches: guideline({
    authors: 'National Institute for Health and Care Excellence (NICE)',
    title: 'Headaches in over 12s: diagnosis and management (CG150)',
    publishedIn: 'nice.org.uk',
    url: 'https://www.nice.org.uk/guidance/cg150',
  }),
  niceSuspectedCancer: guideline({
    authors: 'National Institute for Health and Care Excellence (NICE)',
    title: 'Suspected cancer: recognition and referral (NG12)',
    publishedIn: 'nice.org.uk',
    url: 'https://www.nice.org.uk/guidance/ng12',
  }),
}
