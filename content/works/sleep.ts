import { guideline, journal } from './work.ts'

/** Guidelines and studies on sleep and breathing during sleep. */
export const sleep = {
  beersCriteria2023: guideline({
    authors: '2023 American Geriatrics Society Beers Criteria Update Expert Panel',
    title:
      'American Geriatrics Society 2023 updated AGS Beers Criteria for potentially inappropriate medication use in older adults',
    publishedIn: 'Journal of the American Geriatrics Society 71(7):2052-2081',
    year: 2023,
    doi: '10.1111/jgs.18372',
  }),
  berry2012: journal({
    authors: 'Berry RB, Budhiraja R, Gottlieb DJ, et al.',
    title:
      'Rules for scoring respiratory events in sleep: update of the 2007 AASM Manual for the Scoring of Sleep and Associated Events',
    publishedIn: 'Journal of Clinical Sleep Medicine 8(5):597-619',
    year: 2012,
    doi: '10.5664/jcsm.2172',
  }),
  chen2024: journal({
    authors: 'Chen Y, Alhozgi AI, Almeida FR',
    title:
      'Dentoskeletal changes of long-term oral appliance treatment in patients with obstructive sleep apnea: a systematic review and meta-analysis',
    publishedIn: 'Journal of Prosthodontics',
    year: 2024,
    doi: '10.1111/jopr.13946',
  }),
  chung2016: journal({
    authors: 'Chung F, Abdullah HR, Liao P',
    title: 'STOP-Bang Questionnaire: A Practical Approach to Screen for Obstructive Sleep Apnea',
    publishedIn: 'Chest 149(3):631-638',
    year: 2016,
    doi: '10.1378/chest.15-0903',
  }),
  edinger2021: guideline({
    authors: 'Edinger JD, Arnedt JT, Bertisch SM, et al.',
    title:
      'Behavioral and psychological treatments for chronic insomnia disorder in adults: an American Academy of Sleep Medicine clinical practice guideline',
    publishedIn: 'Journal of Clinical Sleep Medicine 17(2):255-262',
    year: 2021,
    doi: '10.5664/jcsm.8986',
  }),
  epstein2009: guideline({
    authors: 'Epstein LJ, Kristo D, Strollo PJ, et al.',
    title:
      'Clinical guideline for the evaluation, management and long-term care of obstructive sleep apnea in adults',
    publishedIn: 'Journal of Clinical Sleep Medicine 5(3):263-276',
    year: 2009,
    doi: '10.5664/jcsm.27497',
  }),
  facco2017: journal({
    authors: 'Facco FL, Parker CB, Reddy UM, et al.',
    title:
      'Association between sleep-disordered breathing and hypertensive disorders of pregnancy and gestational diabetes mellitus',
    publishedIn: 'Obstetrics & Gynecology 129(1):31-41',
    year: 2017,
    doi: '10.1097/aog.0000000000001805',
  }),
  fitzpatrick2003: journal({
    authors: 'Fitzpatrick MF, McLean H, Urton AM, et al.',
    title: 'Effect of nasal or oral breathing route on upper airway resistance during sleep',
    publishedIn: 'European Respiratory Journal 22(5):827-832',
    year: 2003,
    doi: '10.1183/09031936.03.00047903',
  }),
  johns1991: journal({
    authors: 'Johns MW',
    title: 'A new method for measuring daytime sleepiness: the Epworth sleepiness scale',
    publishedIn: 'Sleep 14(6):540-545',
    year: 1991,
    doi: '10.1093/sleep/14.6.540',
  }),
  kapur2017: guideline({
    authors: 'Kapur VK, Auckley DH, Chowdhuri S, et al.',
    title:
      'Clinical practice guideline for diagnostic testing for adult obstructive sleep apnea: an American Academy of Sleep Medicine clinical practice guideline',
    publishedIn: 'Journal of Clinical Sleep Medicine 13(3):479-504',
    year: 2017,
    doi: '10.5664/jcsm.6506',
  }),
  kent2021: guideline({
    authors: 'Kent D, Stanley J, Aurora RN, et al.',
    title:
      'Referral of adults with obstructive sleep apnea for surgical consultation: an American Academy of Sleep Medicine clinical practice guideline',
    publishedIn: 'Journal of Clinical Sleep Medicine 17(12):2499-2505',
    year: 2021,
    doi: '10.5664/jcsm.9592',
  }),
  kyle2014: journal({
    authors: 'Kyle SD, Miller CB, Rogers Z, et al.',
    title:
      'Sleep restriction therapy for insomnia is associated with reduced objective total sleep time, increased daytime somnolence, and objectively impaired vigilance: implications for the clinical management of insomnia disorder',
    publishedIn: 'Sleep 37(2):229-237',
    year: 2014,
    doi: '10.5665/sleep.3386',
  }),
  lee2022: journal({
    authors: 'Lee YC, et al.',
    title:
      'The impact of mouth-taping in mouth-breathers with mild obstructive sleep apnea: a preliminary study',
    publishedIn: 'Healthcare 10(9):1755',
    year: 2022,
    doi: '10.3390/healthcare10091755',
  }),
  malhotra2024: journal({
    authors: 'Malhotra A, Grunstein RR, Fietze I, et al.',
    title: 'Tirzepatide for the Treatment of Obstructive Sleep Apnea and Obesity',
    publishedIn: 'New England Journal of Medicine 391(13):1193-1205',
    year: 2024,
    doi: '10.1056/nejmoa2404881',
  }),
  marcus2012: journal({
    authors: 'Marcus CL, Brooks LJ, Draper KA, et al.',
    title: 'Diagnosis and management of childhood obstructive sleep apnea syndrome',
    publishedIn: 'Pediatrics 130(3):576-584',
    year: 2012,
    doi: '10.1542/peds.2012-1671',
  }),
  mcLean2005: journal({
    authors: 'McLean HA, Urton AM, Driver HS, et al.',
    title:
      'Effect of treating severe nasal obstruction on the severity of obstructive sleep apnoea',
    publishedIn: 'European Respiratory Journal 25(3):521-527',
    year: 2005,
    doi: '10.1183/09031936.05.00045004',
  }),
  ohayon2004: journal({
    authors: 'Ohayon MM, Carskadon MA, Guilleminault C, Vitiello MV',
    title:
      'Meta-analysis of quantitative sleep parameters from childhood to old age in healthy individuals: developing normative sleep values across the human lifespan',
    publishedIn: 'Sleep 27(7):1255-1273',
    year: 2004,
    doi: '10.1093/sleep/27.7.1255',
  }),
  patil2019: guideline({
    authors: 'Patil SP, Ayappa IA, Caples SM, et al.',
    title:
      'Treatment of Adult Obstructive Sleep Apnea with Positive Airway Pressure: An American Academy of Sleep Medicine Clinical Practice Guideline',
    publishedIn: 'Journal of Clinical Sleep Medicine 15(2):335-343',
    year: 2019,
    doi: '10.5664/jcsm.7640',
  }),
  phillips2013: journal({
    authors: 'Phillips CL, Grunstein RR, Darendeliler MA, et al.',
    title:
      'Health outcomes of continuous positive airway pressure versus oral appliance treatment for obstructive sleep apnea: a randomized controlled trial',
    publishedIn: 'American Journal of Respiratory and Critical Care Medicine 187(8):879-887',
    year: 2013,
    doi: '10.1164/rccm.201212-2223oc',
  }),
  punjabi2020: journal({
    authors: 'Punjabi NM, Patil S, Crainiceanu C, Aurora RN',
    title: 'Variability and misclassification of sleep apnea severity based on multi-night testing',
    publishedIn: 'Chest 158(1):365-373',
    year: 2020,
    doi: '10.1016/j.chest.2020.01.039',
  }),
  qaseem2016: guideline({
    authors: 'Qaseem A, Kansagara D, Forciea MA, Cooke M, Denberg TD',
    title:
      'Management of chronic insomnia disorder in adults: a clinical practice guideline from the American College of Physicians',
    publishedIn: 'Annals of Internal Medicine 165(2):125-133',
    year: 2016,
    doi: '10.7326/m15-2175',
  }),
  ramar2015: guideline({
    authors:
      'Ramar K, Dort LC, Katz SG, et al. (American Academy of Sleep Medicine and American Academy of Dental Sleep Medicine)',
    title:
      'Clinical practice guideline for the treatment of obstructive sleep apnea and snoring with oral appliance therapy: an update for 2015',
    publishedIn: 'Journal of Clinical Sleep Medicine 11(7):773-827',
    year: 2015,
    doi: '10.5664/jcsm.4858',
  }),
  selvanathan2021: journal({
    authors: 'Selvanathan J, Pham C, Nagappa M, et al.',
    title:
      'Cognitive behavioral therapy for insomnia in patients with chronic pain: a systematic review and meta-analysis of randomized controlled trials',
    publishedIn: 'Sleep Medicine Reviews 60:101460',
    year: 2021,
    doi: '10.1016/j.smrv.2021.101460',
  }),
  sheats2017: journal({
    authors: 'Sheats RD, Schell TG, Blanton AO, et al.',
    title: 'Management of side effects of oral appliance therapy for sleep-disordered breathing',
    publishedIn: 'Journal of Dental Sleep Medicine 4(4):111-125',
    year: 2017,
    doi: '10.15331/jdsm.6746',
  }),
  strohl2013: guideline({
    authors: 'Strohl KP, Brown DB, Collop N, et al.',
    title:
      'An Official American Thoracic Society Clinical Practice Guideline: Sleep Apnea, Sleepiness, and Driving Risk in Noncommercial Drivers',
    publishedIn: 'American Journal of Respiratory and Critical Care Medicine 187(11):1259-1266',
    year: 2013,
    doi: '10.1164/rccm.201304-0726st',
  }),
  strollo2014: journal({
    authors: 'Strollo PJ, Soose RJ, Maurer JT, et al.',
    title: 'Upper-Airway Stimulation for Obstructive Sleep Apnea',
    publishedIn: 'New England Journal of Medicine 370(2):139-149',
    year: 2014,
    doi: '10.1056/nejmoa1308659',
  }),
  uspstfSleepApnea2022: guideline({
    authors: 'US Preventive Services Task Force',
    title: 'Screening for Obstructive Sleep Apnea in Adults: Recommendation Statement',
    publishedIn: 'JAMA 328(19):1945-1950',
    year: 2022,
    doi: '10.1001/jama.2022.20304',
  }),
  woodson2016: journal({
    authors: 'Woodson BT, Soose RJ, Gillespie MB, et al.',
    title:
      'Three-Year Outcomes of Cranial Nerve Stimulation for Obstructive Sleep Apnea: The STAR Trial',
    publishedIn: 'Otolaryngology-Head and Neck Surgery 154(1):181-188',
    year: 2016,
    doi: '10.1177/0194599815616618',
  }),
}
