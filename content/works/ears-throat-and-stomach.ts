import { guideline, journal } from './work.ts'

/** Guidelines and studies on ears, nose, throat and digestion. */
export const earsThroatAndStomach = {
  basura2020: guideline({
    authors: 'Basura GJ, Adams ME, Monfared A, et al.',
    title: 'Clinical practice guideline: Ménière’s disease',
    publishedIn: 'Otolaryngology-Head and Neck Surgery 162(2 Suppl):S1-S55',
    year: 2020,
    doi: '10.1177/0194599820909438',
  }),
  birk2016: guideline({
    authors: 'Birk M, Bauerfeind P, Deprez PH, et al.',
    title:
      'Removal of foreign bodies in the upper gastrointestinal tract in adults: European Society of Gastrointestinal Endoscopy (ESGE) Clinical Guideline',
    publishedIn: 'Endoscopy 48(5):489-496',
    year: 2016,
    doi: '10.1055/s-0042-100456',
  }),
  bousema2018: journal({
    authors: 'Bousema EJ, Koops EA, van Dijk P, Dijkstra PU',
    title:
      'Association Between Subjective Tinnitus and Cervical Spine or Temporomandibular Disorders: A Systematic Review',
    publishedIn: 'Trends in Hearing 22:2331216518800640',
    year: 2018,
    doi: '10.1177/2331216518800640',
  }),
  chandrasekhar2019: guideline({
    authors: 'Chandrasekhar SS, Tsai Do BS, Schwartz SR, et al.',
    title: 'Clinical Practice Guideline: Sudden Hearing Loss (Update)',
    publishedIn: 'Otolaryngology-Head and Neck Surgery 161(1 Suppl):S1-S45',
    year: 2019,
    doi: '10.1177/0194599819859885',
  }),
  dykewicz2020: guideline({
    authors: 'Dykewicz MS, Wallace DV, Amrol DJ, et al.',
    title: 'Rhinitis 2020: A practice parameter update',
    publishedIn: 'Journal of Allergy and Clinical Immunology 146(4):721-767',
    year: 2020,
    doi: '10.1016/j.jaci.2020.07.007',
  }),
  gallotta2017: journal({
    authors: 'Gallotta S, Bruno V, Catapano S, et al.',
    title:
      'High risk of temporomandibular disorder in irritable bowel syndrome: Is there a correlation with greater illness severity?',
    publishedIn: 'World Journal of Gastroenterology 23(1):103-109',
    year: 2017,
    doi: '10.3748/wjg.v23.i1.103',
  }),
  kang2016: journal({
    authors: 'Kang CH, Hentz JG, Lott DG',
    title: 'Muscle Tension Dysphagia: Symptomology and Theoretical Framework',
    publishedIn: 'Otolaryngology-Head and Neck Surgery 155(5):837-842',
    year: 2016,
    doi: '10.1177/0194599816657013',
  }),
  katz2022: guideline({
    authors: 'Katz PO, Dunbar KB, Schnoll-Sussman FH, et al.',
    title:
      'ACG Clinical Guideline for the Diagnosis and Management of Gastroesophageal Reflux Disease',
    publishedIn: 'American Journal of Gastroenterology 117(1):27-56',
    year: 2022,
    doi: '10.14309/ajg.0000000000001538',
  }),
  lee2012: journal({
    authors: 'Lee BE, Kim GH',
    title: 'Globus pharyngeus: A review of its etiology, diagnosis and treatment',
    publishedIn: 'World Journal of Gastroenterology 18(20):2462-2471',
    year: 2012,
    doi: '10.3748/wjg.v18.i20.2462',
  }),
  michiels2019: journal({
    authors: 'Michiels S, Nieste E, Van de Heyning P, et al.',
    title:
      'Does conservative temporomandibular therapy affect tinnitus complaints? A systematic review',
    publishedIn: 'Journal of Oral & Facial Pain and Headache 33:308-317',
    year: 2019,
    doi: '10.11607/ofph.2055',
  }),
  payne2025: guideline({
    authors:
      'Payne SC, et al. (American Academy of Otolaryngology-Head and Neck Surgery Foundation)',
    title: 'Clinical Practice Guideline: Adult Sinusitis Update',
    publishedIn: 'Otolaryngology-Head and Neck Surgery 173(Suppl 1):S1-S56',
    year: 2025,
    doi: '10.1002/ohn.1344',
  }),
  portoDeToledo2017: journal({
    authors: 'Porto De Toledo I, Stefani FM, Porporatti AL, et al.',
    title:
      'Prevalence of otologic signs and symptoms in adult patients with temporomandibular disorders: a systematic review and meta-analysis',
    publishedIn: 'Clinical Oral Investigations 21:597-605',
    year: 2017,
    doi: '10.1007/s00784-016-1926-9',
  }),
  stachler2018: guideline({
    authors: 'Stachler RJ, Francis DO, Schwartz SR, et al.',
    title: 'Clinical Practice Guideline: Hoarseness (Dysphonia) (Update)',
    publishedIn: 'Otolaryngology-Head and Neck Surgery 158(1 Suppl):S1-S42',
    year: 2018,
    doi: '10.1177/0194599817751030',
  }),
  tunkel2014: guideline({
    authors: 'Tunkel DE, Bauer CA, Sun GH, et al.',
    title: 'Clinical practice guideline: tinnitus',
    publishedIn: 'Otolaryngology-Head and Neck Surgery 151(2 Suppl):S1-S40',
    year: 2014,
    doi: '10.1177/0194599814545325',
  }),
}
