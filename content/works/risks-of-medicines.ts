import { guideline, journal, webPage } from './work.ts'

/** Studies and advice on the risks of medicines, and on who should avoid them. */
export const risksOfMedicines = {
  agsTenMedications: webPage({
    authors: 'Health in Aging Foundation, American Geriatrics Society',
    title: 'Tip Sheet: Ten Medications Older Adults Should Avoid or Use with Caution',
    publishedIn: 'healthinaging.org',
    url: 'https://www.healthinaging.org/tools-and-tips/tip-sheet-ten-medications-older-adults-should-avoid-or-use-caution',
  }),
  amdaSleepMedicines: guideline({
    authors: 'AMDA - The Society for Post-Acute and Long-Term Care Medicine',
    title:
      'Don’t routinely prescribe or continue sedative hypnotics for long-term treatment of sleep disorders in geriatric populations',
    publishedIn: 'Choosing Wisely',
    year: 2021,
    url: 'https://www.choosingwisely.org/clinician-lists/amda13-dont-routinely-continue-sedative-hypnotics-restoril-ambien-diphenhydramine-benadryl-benzodiazepines-or-serotonin-modulators-trazadone-for-long-term-treatment-of-insomnia-in-g/',
  }),
  donnelly2017: journal({
    authors: 'Donnelly K, Bracchi R, Hewitt J, et al.',
    title:
      'Benzodiazepines, Z-drugs and the risk of hip fracture: A systematic review and meta-analysis',
    publishedIn: 'PLoS ONE 12(4):e0174730',
    year: 2017,
    doi: '10.1371/journal.pone.0174730',
  }),
  golden2010: journal({
    authors: 'Golden AG, Ma Q, Nair V, et al.',
    title:
      'Risk for fractures with centrally acting muscle relaxants: an analysis of a national Medicare Advantage claims database',
    publishedIn: 'Annals of Pharmacotherapy 44(9):1369-1375',
    year: 2010,
    doi: '10.1345/aph.1p210',
  }),
  ismpChildColdMedicine: webPage({
    authors: 'Institute for Safe Medication Practices (ISMP)',
    title: 'Advice from FDA: Should you give kids medicine for coughs and colds?',
    publishedIn: 'consumermedsafety.org',
    url: 'https://consumermedsafety.org/medication-safety-articles/item/903-advice-from-fda-should-you-give-kids-medicine-for-coughs-and-colds',
  }),
  loder2013: guideline({
    authors: 'Loder E, Weizenbaum E, Frishberg B, Silberstein S',
    title:
      'Choosing Wisely in Headache Medicine: The American Headache Society’s List of Five Things Physicians and Patients Should Question',
    publishedIn: 'Headache 53(10):1651-1659',
    year: 2013,
    doi: '10.1111/head.12233',
  }),
  macgregor2013: journal({
    authors: 'MacGregor EA',
    title: 'Contraception and Headache',
    publishedIn: 'Headache 53(2):247-276',
    year: 2013,
    doi: '10.1111/head.12035',
  }),
  mayoPainPillHeadache: webPage({
    authors: 'Mayo Clinic',
    title: 'Medication overuse headaches: Diagnosis and treatment',
    publishedIn: 'mayoclinic.org',
    url: 'https://www.mayoclinic.org/diseases-conditions/medication-overuse-headache/diagnosis-treatment/drc-20377089',
  }),
  nhsReyeSyndrome: webPage({
    authors: 'National Health Service (NHS), England',
    title: 'Reye’s syndrome',
    publishedIn: 'nhs.uk',
    url: 'https://www.nhs.uk/conditions/reyes-syndrome/',
  }),
}
