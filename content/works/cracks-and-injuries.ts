import { guideline, journal } from './work.ts'

/** Guidelines and studies on cracked and injured teeth. */
export const cracksAndInjuries = {
  banerji2010: journal({
    authors: 'Banerji S, Mehta SB, Millar BJ',
    title: 'Cracked tooth syndrome. Part 1: aetiology and diagnosis',
    publishedIn: 'British Dental Journal 208:459-463',
    year: 2010,
    doi: '10.1038/sj.bdj.2010.449',
  }),
  bourguignon2020: guideline({
    authors: 'Bourguignon C, Cohenca N, Lauridsen E, et al.',
    title:
      'International Association of Dental Traumatology guidelines for the management of traumatic dental injuries: 1. Fractures and luxations',
    publishedIn: 'Dental Traumatology 36(4):314-330',
    year: 2020,
    doi: '10.1111/edt.12578',
  }),
  ferracane2022: journal({
    authors: 'Ferracane JL, Hilton TJ, Funkhouser E, et al.',
    title:
      'Outcomes of treatment and monitoring of posterior teeth with cracks: three-year results from the National Dental Practice-Based Research Network',
    publishedIn: 'Clinical Oral Investigations 26(3):2453-2463',
    year: 2022,
    doi: '10.1007/s00784-021-04211-0',
  }),
  fouad2020: guideline({
    authors: 'Fouad AF, Abbott PV, Tsilingaridis G, et al.',
    title:
      'International Association of Dental Traumatology guidelines for the management of traumatic dental injuries: 2. Avulsion of permanent teeth',
    publishedIn: 'Dental Traumatology 36(4):331-342',
    year: 2020,
    doi: '10.1111/edt.12573',
  }),
  funkhouser2022: journal({
    authors: 'Funkhouser E, Ferracane JL, Hilton TJ, et al.',
    title:
      'Onset and resolution of pain among treated and untreated posterior teeth with a visible crack: three-year findings from The National Dental Practice-Based Research Network',
    publishedIn: 'Journal of Dentistry 119:104078',
    year: 2022,
    doi: '10.1016/j.jdent.2022.104078',
  }),
  hilton2017: journal({
    authors: 'Hilton TJ, Funkhouser E, Ferracane JL, et al.',
    title:
      'Correlation between symptoms and external characteristics of cracked teeth: Findings from the National Dental Practice-Based Research Network',
    publishedIn: 'Journal of the American Dental Association 148(4):246-256.e1',
    year: 2017,
    doi: '10.1016/j.adaj.2016.12.023',
  }),
  hilton2018: journal({
    authors: 'Hilton TJ, Funkhouser E, Ferracane JL, et al.',
    title:
      'Associations of types of pain with crack-level, tooth-level and patient-level characteristics in posterior teeth with visible cracks: findings from the National Dental Practice-Based Research Network',
    publishedIn: 'Journal of Dentistry 70:67-73',
    year: 2018,
    doi: '10.1016/j.jdent.2017.12.014',
  }),
  hilton2021: journal({
    authors: 'Hilton TJ, Funkhouser E, Ferracane JL, et al.',
    title:
      'Baseline characteristics as 3-year predictors of tooth fracture and crack progression: findings from The National Dental Practice-Based Research Network',
    publishedIn: 'Journal of the American Dental Association 152:146-156',
    year: 2021,
    doi: '10.1016/j.adaj.2020.09.023',
  }),
  lubisich2010: journal({
    authors: 'Lubisich EB, Hilton TJ, Ferracane J',
    title: 'Cracked Teeth: A Review of the Literature',
    publishedIn: 'Journal of Esthetic and Restorative Dentistry 22(3)',
    year: 2010,
    doi: '10.1111/j.1708-8240.2010.00330.x',
  }),
  martinez2015: journal({
    authors: 'Martinez M, Tsakiris DA',
    title: 'Management of Antithrombotic Agents in Oral Surgery',
    publishedIn: 'Dentistry Journal 3(4):93-101',
    year: 2015,
    doi: '10.3390/dj3040093',
  }),
}
