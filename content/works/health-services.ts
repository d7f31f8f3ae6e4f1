import { guideline, webPage } from './work.ts'

const nhs = (title: string, path: string) =>
  webPage({
    authors: 'National Health Service (NHS), England',
    title,
    publishedIn: 'nhs.uk',
    url: `https://www.nhs.uk/${path}`,
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
  bnssgOrbitalCellulitis: webPage({
    authors: 'NHS Bristol, North Somerset and South Gloucestershire',
    title: 'Pre-septal and post-septal cellulitis',
    publishedIn: 'Remedy, remedy.bnssg.icb.nhs.uk',
    url: 'https://remedy.bnssg.icb.nhs.uk/adults/ophthalmology/pre-septal-and-post-septal-cellulitis',
  }),
  cancerResearchUkLarynx: webPage({
    authors: 'Cancer Research UK',
    title: 'Symptoms of laryngeal cancer',
    publishedIn: 'cancerresearchuk.org',
    url: 'https://www.cancerresearchuk.org/about-cancer/laryngeal-cancer/symptoms',
  }),
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
  hrsaCarbonMonoxide: webPage({
    authors: 'Health Resources and Services Administration (HRSA)',
    title: 'Carbon Monoxide (CO)',
    publishedIn: 'Poison Help, hrsa.gov',
    url: 'https://poisonhelp.hrsa.gov/faq/carbon-monoxide',
  }),
  hseEctopicPregnancy: webPage({
    authors: 'Health Service Executive (HSE), Ireland',
    title: 'Symptoms: Ectopic pregnancy',
    publishedIn: 'hse.ie',
    url: 'https://www2.hse.ie/conditions/child-health/ectopic-pregnancy/ectopic-pregnancy-symptoms.html',
  }),
  ihsOpioidOverdose: webPage({
    authors: 'Indian Health Service (IHS)',
    title: 'Signs of Opioid Overdose',
    publishedIn: 'ihs.gov',
    url: 'https://www.ihs.gov/odm/overdose-signs/',
  }),
  leedsBoneMedicine: webPage({
    authors: 'Leeds Teaching Hospitals NHS Trust',
    title:
      'Dental advice for patients prescribed anti-resorptive or anti-angiogenic drugs: prevention of MRONJ',
    publishedIn: 'leedsth.nhs.uk',
    url: 'https://leedsth.nhs.uk/patients/resources/dental-advice-for-patients-prescribed-anti-resorptive-or-anti-angiogenic-drugs-prevention-of-mronj',
  }),
  lifeline988: webPage({
    authors: '988 Suicide & Crisis Lifeline',
    title: '988 Lifeline',
    publishedIn: '988lifeline.org',
    url: 'https://988lifeline.org/',
  }),
  nhsDentalAbscess: nhs('Dental abscess', 'conditions/dental-abscess/'),
  nhsDysphagia: nhs('Dysphagia (swallowing problems)', 'conditions/swallowing-problems-dysphagia/'),
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
  nhsWalesMouthSwelling: webPage({
    authors: 'NHS 111 Wales',
    title: 'Swelling (mouth and face)',
    publishedIn: '111.wales.nhs.uk',
    url: 'https://111.wales.nhs.uk/encyclopaedia/s/article/swelling(mouthandface)',
  }),
  niceHeadaches: guideline({
    authors: 'National Institute for Health and Care Excellence (NICE)',
    title: 'Headaches in over 12s: diagnosis and management (CG150)',
    publishedIn: 'nice.org.uk',
    url: 'https://www.nice.org.uk/guidance/cg150',
  }),
  rnohSpinalCord: webPage({
    authors: 'Royal National Orthopaedic Hospital (RNOH)',
    title: 'Metastatic spinal cord compression: patient information',
    publishedIn: 'rnoh.nhs.uk',
    url: 'https://www.rnoh.nhs.uk/services/spinal-surgical-unit/metastatic-spinal-cord-compression/mscc-patient-information',
  }),
  sdcepBoneMedicine: webPage({
    authors: 'Scottish Dental Clinical Effectiveness Programme (SDCEP)',
    title: 'Prevention of medication-related osteonecrosis of the jaw: Initial management',
    publishedIn: 'SDCEP Dental Companion, companion.sdcep.org.uk',
    url: 'https://companion.sdcep.org.uk/prevention-of-medication-related-osteonecrosis-of-the-jaw/initial-management/recommendations/',
  }),
}
