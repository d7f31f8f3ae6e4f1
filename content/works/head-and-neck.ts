import { guideline, journal, otherWork } from './work.ts'

/** Guidelines and studies on pain in the head, neck and shoulders, and related problems. */
export const headAndNeck = {
  acogHeadaches2022: guideline({
    authors: 'American College of Obstetricians and Gynecologists (ACOG)',
    title: 'Clinical Practice Guideline No. 3: Headaches in Pregnancy and Postpartum',
    publishedIn: 'Obstetrics & Gynecology 139(5):944-972',
    year: 2022,
    doi: '10.1097/aog.0000000000004766',
  }),
  ahrqHeadacheInPregnancy2020: otherWork({
    authors: 'Agency for Healthcare Research and Quality (AHRQ)',
    title: 'Management of Primary Headaches in Pregnancy',
    publishedIn: 'Comparative Effectiveness Review No. 234',
    year: 2020,
    doi: '10.23970/ahrqepccer234',
  }),
  andersen2011: journal({
    authors: 'Andersen LL, Saervoll CA, Mortensen OS, et al.',
    title:
      'Effectiveness of small daily amounts of progressive resistance training for frequent neck/shoulder pain: randomised controlled trial',
    publishedIn: 'Pain 152(2):440-446',
    year: 2011,
    doi: '10.1016/j.pain.2010.11.016',
  }),
  bendtsen2019: guideline({
    authors: 'Bendtsen L, Zakrzewska JM, Abbott J, et al.',
    title: 'European Academy of Neurology guideline on trigeminal neuralgia',
    publishedIn: 'European Journal of Neurology 26(6):831-849',
    year: 2019,
    doi: '10.1111/ene.13950',
  }),
  blanpied2017: guideline({
    authors: 'Blanpied PR, Gross AR, Elliott JM, et al.',
    title: 'Neck pain: revision 2017. Clinical practice guidelines',
    publishedIn: 'Journal of Orthopaedic & Sports Physical Therapy 47(7):A1-A83',
    year: 2017,
    doi: '10.2519/jospt.2017.0302',
  }),
  davies2018: journal({
    authors: 'Davies BM, Mowforth OD, Smith EK, Kotter MRN',
    title: 'Degenerative cervical myelopathy',
    publishedIn: 'BMJ 360:k186',
    year: 2018,
    doi: '10.1136/bmj.k186',
  }),
  derry2015: journal({
    authors: 'Derry S, Wiffen PJ, Moore RA, Bendtsen L',
    title: 'Ibuprofen for acute treatment of episodic tension-type headache in adults',
    publishedIn: 'Cochrane Database of Systematic Reviews (7):CD011474',
    year: 2015,
    doi: '10.1002/14651858.cd011474.pub2',
  }),
  do2019: journal({
    authors: 'Do TP, Remmers A, Schytz HW, et al.',
    title: 'Red and orange flags for secondary headaches in clinical practice: SNNOOP10 list',
    publishedIn: 'Neurology 92(3):134-144',
    year: 2019,
    doi: '10.1212/wnl.0000000000006697',
  }),
  farrar2001: journal({
    authors: 'Farrar JT, Young JP, LaMoreaux L, Werth JL, Poole RM',
    title:
      'Clinical importance of changes in chronic pain intensity measured on an 11-point numerical pain rating scale',
    publishedIn: 'Pain 94(2):149-158',
    year: 2001,
    doi: '10.1016/s0304-3959(01)00349-9',
  }),
  finan2013: journal({
    authors: 'Finan PH, Goodin BR, Smith MT',
    title: 'The association of sleep and pain: an update and a path forward',
    publishedIn: 'Journal of Pain 14(12):1539-1552',
    year: 2013,
    doi: '10.1016/j.jpain.2013.08.007',
  }),
  goncalves2013: journal({
    authors: 'Gonçalves DAG, Camparis CM, Speciali JG, et al.',
    title:
      'Treatment of comorbid migraine and temporomandibular disorders: a factorial, double-blind, randomized, placebo-controlled study',
    publishedIn: 'Journal of Orofacial Pain 27(4):325-335',
    year: 2013,
    doi: '10.11607/jop.1096',
  }),
  gross2015: journal({
    authors: 'Gross A, Kay TM, Paquin JP, et al.',
    title: 'Exercises for mechanical neck disorders',
    publishedIn: 'Cochrane Database of Systematic Reviews (1):CD004250',
    year: 2015,
    doi: '10.1002/14651858.cd004250.pub5',
  }),
  hoe2018: journal({
    authors: 'Hoe VCW, Urquhart DM, Kelsall HL, Zamri EN, Sim MR',
    title:
      'Ergonomic interventions for preventing work-related musculoskeletal disorders of the upper limb and neck among office workers',
    publishedIn: 'Cochrane Database of Systematic Reviews (10):CD008570',
    year: 2018,
    doi: '10.1002/14651858.cd008570.pub3',
  }),
  ichd2018: journal({
    authors: 'Headache Classification Committee of the International Headache Society',
    title: 'The International Classification of Headache Disorders, 3rd edition',
    publishedIn: 'Cephalalgia 38(1):1-211',
    year: 2018,
    doi: '10.1177/0333102417738202',
  }),
  mahmoud2019: journal({
    authors: 'Mahmoud NF, Hassan KA, Abdelmajeed SF, Moustafa IM, Silva AG',
    title:
      'The relationship between forward head posture and neck pain: a systematic review and meta-analysis',
    publishedIn: 'Current Reviews in Musculoskeletal Medicine 12(4):562-577',
    year: 2019,
    doi: '10.1007/s12178-019-09594-y',
  }),
  manfredini2012: journal({
    authors: 'Manfredini D, Castroflorio T, Perinetti G, Guarda-Nardini L',
    title:
      'Dental occlusion, body posture and temporomandibular disorders: where we are now and where we are heading for',
    publishedIn: 'Journal of Oral Rehabilitation 39(6):463-471',
    year: 2012,
    doi: '10.1111/j.1365-2842.2012.02291.x',
  }),
  nguyen2024: guideline({
    authors: 'Nguyen AT, Curtis KM, Tepper NK, et al.',
    title: 'U.S. Medical Eligibility Criteria for Contraceptive Use, 2024',
    publishedIn: 'MMWR Recommendations and Reports 73(4):1-126',
    year: 2024,
    doi: '10.15585/mmwr.rr7304a1',
  }),
  oskoui2019: guideline({
    authors: 'Oskoui M, Pringsheim T, Holler-Managan Y, et al.',
    title:
      'Practice guideline update summary: Acute treatment of migraine in children and adolescents',
    publishedIn: 'Neurology 93(11):487-499',
    year: 2019,
    doi: '10.1212/wnl.0000000000008095',
  }),
  qaseem2025: guideline({
    authors: 'Qaseem A, Tice JA, Etxeandia-Ikobaltzeta I, et al.',
    title:
      'Pharmacologic Treatments of Acute Episodic Migraine Headache in Outpatient Settings: A Clinical Guideline From the American College of Physicians',
    publishedIn: 'Annals of Internal Medicine 178(4):571-578',
    year: 2025,
    doi: '10.7326/annals-24-03095',
  }),
  rocha2013: journal({
    authors: 'Rocha CP, Croci CS, Caria PHF',
    title:
      'Is there relationship between temporomandibular disorders and head and cervical posture? A systematic review',
    publishedIn: 'Journal of Oral Rehabilitation 40(11):875-881',
    year: 2013,
    doi: '10.1111/joor.12104',
  }),
  silveira2015: journal({
    authors: 'Silveira A, Gadotti IC, Armijo-Olivo S, et al.',
    title:
      'Jaw dysfunction is associated with neck disability and muscle tenderness in subjects with and without chronic temporomandibular disorders',
    publishedIn: 'BioMed Research International 2015:512792',
    year: 2015,
    doi: '10.1155/2015/512792',
  }),
  stephens2016: journal({
    authors: 'Stephens G, Derry S, Moore RA',
    title:
      'Paracetamol (acetaminophen) for acute treatment of episodic tension-type headache in adults',
    publishedIn: 'Cochrane Database of Systematic Reviews (6):CD011889',
    year: 2016,
    doi: '10.1002/14651858.cd011889.pub2',
  }),
  stone2002: journal({
    authors: 'Stone AA, Shiffman S, Schwartz JE, Broderick JE, Hufford MR',
    title: 'Patient non-compliance with paper diaries',
    publishedIn: 'BMJ 324(7347):1193-1194',
    year: 2002,
    doi: '10.1136/bmj.324.7347.1193',
  }),
  tchivileva2017: journal({
    authors: 'Tchivileva IE, Ohrbach R, Fillingim RB, et al.',
    title:
      'Temporal change in headache and its contribution to the risk of developing first-onset temporomandibular disorder in the OPPERA study',
    publishedIn: 'Pain 158(1):120-129',
    year: 2017,
    doi: '10.1097/j.pain.0000000000000737',
  }),
  verhagen2016: journal({
    authors: 'Verhagen AP, Downie A, Popal N, Maher C, Koes BW',
    title: 'Red flags presented in current low back pain guidelines: a review',
    publishedIn: 'European Spine Journal 25(9):2788-2802',
    year: 2016,
    doi: '10.1007/s00586-016-4684-0',
  }),
  yakkaphan2022: journal({
    authors: 'Yakkaphan P, Smith JG, Chana P, Renton T, Lambru G',
    title:
      'Temporomandibular disorder and headache prevalence: a systematic review and meta-analysis',
    publishedIn: 'Cephalalgia Reports 5:1-18',
    year: 2022,
    doi: '10.1177/25158163221097352',
  }),
}
