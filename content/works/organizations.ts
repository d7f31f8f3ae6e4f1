import { book, guideline, otherWork, webPage } from './work.ts'

/** Pages of professional bodies and payers, books and reports. */
export const organizations = {
  aaeCrackedTeeth: webPage({
    authors: 'American Association of Endodontists (AAE)',
    title: 'Cracked Teeth (patient information)',
    publishedIn: 'aae.org',
    url: 'https://www.aae.org/patients/dental-symptoms/cracked-teeth/',
  }),
  aaeCrackedToothCode2008: otherWork({
    authors: 'American Association of Endodontists (AAE)',
    title:
      'Cracking the Cracked Tooth Code: Detection and Treatment of Various Longitudinal Tooth Fractures',
    publishedIn: 'Endodontics: Colleagues for Excellence, Summer 2008',
    year: 2008,
  }),
  acogOralHealth2013: guideline({
    authors: 'American College of Obstetricians and Gynecologists (ACOG)',
    title: 'Committee Opinion No. 569: Oral Health Care During Pregnancy and Through the Lifespan',
    publishedIn: 'Obstetrics & Gynecology 122(2 Pt 1):417-422',
    year: 2013,
    doi: '10.1097/01.aog.0000433007.16843.10',
  }),
  adaBloodThinners: webPage({
    authors: 'American Dental Association (ADA)',
    title: 'Oral Anticoagulant and Antiplatelet Medications and Dental Procedures',
    publishedIn: 'ADA Library, Oral Health Topics',
    url: 'https://www.ada.org/resources/ada-library/oral-health-topics/oral-anticoagulant-and-antiplatelet-medications-and-dental-procedures',
  }),
  adaChildToothpaste2014: guideline({
    authors: 'American Dental Association (ADA) Council on Scientific Affairs',
    title: 'Fluoride toothpaste use for young children',
    publishedIn: 'Journal of the American Dental Association 145(2):190-191',
    year: 2014,
    doi: '10.14219/jada.2013.47',
  }),
  adaDentalErosion: webPage({
    authors: 'American Dental Association (ADA)',
    title: 'Dental Erosion',
    publishedIn: 'ADA Library, Oral Health Topics',
    url: 'https://www.ada.org/resources/ada-library/oral-health-topics/dental-erosion',
  }),
  adaToothbrushes: webPage({
    authors: 'American Dental Association (ADA)',
    title: 'Toothbrushes',
    publishedIn: 'ADA Library, Oral Health Topics',
    url: 'https://www.ada.org/resources/ada-library/oral-health-topics/toothbrushes',
  }),
  ahaHeartAttack: webPage({
    authors: 'American Heart Association',
    title: 'Warning Signs of a Heart Attack',
    publishedIn: 'American Heart Association',
    url: 'https://www.heart.org/en/health-topics/heart-attack/warning-signs-of-a-heart-attack',
  }),
  amaCpt: webPage({
    authors: 'American Medical Association',
    title: 'CPT (Current Procedural Terminology)',
    publishedIn: 'American Medical Association',
    url: 'https://www.ama-assn.org/practice-management/cpt',
  }),
  basitMasticationMuscles: book({
    authors: 'Basit H, Tariq MA, Siccardi MA',
    title: 'Anatomy, Head and Neck, Mastication Muscles',
    publishedIn: 'StatPearls, NCBI Bookshelf',
    url: 'https://www.ncbi.nlm.nih.gov/books/NBK541027/',
  }),
  bordoniTemporomandibularJoint: book({
    authors: 'Bordoni B, Varacallo M',
    title: 'Anatomy, Head and Neck, Temporomandibular Joint',
    publishedIn: 'StatPearls, NCBI Bookshelf',
    url: 'https://www.ncbi.nlm.nih.gov/books/NBK538486/',
  }),
  cmsHcpcs: webPage({
    authors: 'Centers for Medicare & Medicaid Services (CMS)',
    title: 'Healthcare Common Procedure Coding System (HCPCS)',
    publishedIn: 'CMS',
    url: 'https://www.cms.gov/medicare/coding-billing/healthcare-common-procedure-system',
  }),
  cmsNoSurprisesAct: webPage({
    authors: 'Centers for Medicare & Medicaid Services (CMS)',
    title: 'No Surprises Act',
    publishedIn: 'CMS',
    url: 'https://www.cms.gov/nosurprises',
  }),
  cmsOralAppliances: otherWork({
    authors: 'Centers for Medicare & Medicaid Services (CMS)',
    title: 'Oral Appliances for Obstructive Sleep Apnea (Local Coverage Determination L33611)',
    publishedIn: 'Medicare Coverage Database',
    url: 'https://www.cms.gov/medicare-coverage-database/view/lcd.aspx?lcdid=33611',
  }),
  cmsOralAppliancesPolicy: otherWork({
    authors: 'Centers for Medicare & Medicaid Services (CMS)',
    title: 'Oral Appliances for Obstructive Sleep Apnea: Policy Article (A52512)',
    publishedIn: 'Medicare Coverage Database',
    url: 'https://www.cms.gov/medicare-coverage-database/view/article.aspx?articleid=52512',
  }),
  fleming2020: otherWork({
    authors: 'Fleming E, Afful J, Griffin SO',
    title: 'Prevalence of tooth loss among older adults: United States, 2015-2018',
    publishedIn: 'NCHS Data Brief No. 368, National Center for Health Statistics',
    year: 2020,
    url: 'https://www.cdc.gov/nchs/products/databriefs/db368.htm',
  }),
  healthCareGovAppeals: webPage({
    authors: 'HealthCare.gov',
    title: 'Appealing a health plan decision: Internal appeals',
    publishedIn: 'Centers for Medicare & Medicaid Services',
    url: 'https://www.healthcare.gov/appeal-insurance-company-decision/internal-appeals/',
  }),
  hillamMandibleDislocation: book({
    authors: 'Hillam J, Isom B',
    title: 'Mandible Dislocation',
    publishedIn: 'StatPearls, StatPearls Publishing',
  }),
  poisonCenterButtonBattery: guideline({
    authors: 'National Capital Poison Center',
    title: 'Button Battery Ingestion Triage and Treatment Guideline',
    publishedIn: 'poison.org',
    url: 'https://www.poison.org/battery/guideline',
  }),
  nationalAcademies2020: book({
    authors: 'National Academies of Sciences, Engineering, and Medicine',
    title: 'Temporomandibular Disorders: Priorities for Research and Care',
    publishedIn: 'The National Academies Press, Washington, DC',
    year: 2020,
    doi: '10.17226/25652',
  }),
  nchsIcd10: webPage({
    authors: 'National Center for Health Statistics',
    title: 'ICD-10-CM',
    publishedIn: 'Centers for Disease Control and Prevention',
    url: 'https://www.cdc.gov/nchs/icd/icd-10-cm/index.html',
  }),
  oshaWorkstations: webPage({
    authors: 'Occupational Safety and Health Administration',
    title: 'Computer Workstations eTool',
    publishedIn: 'US Department of Labor',
    url: 'https://www.osha.gov/etools/computer-workstations',
  }),
  statPearlsSuprahyoidMuscle: book({
    authors: 'StatPearls',
    title: 'Anatomy, Head and Neck, Suprahyoid Muscle',
    publishedIn: 'StatPearls Publishing',
  }),
}
