import { guideline, journal } from './work.ts'

/** Guidelines and studies on acid and wear. */
export const toothWear = {
  carvalho2015: guideline({
    authors: 'Carvalho TS, Colon P, Ganss C, et al.',
    title:
      'Consensus report of the European Federation of Conservative Dentistry: erosive tooth wear: diagnosis and management',
    publishedIn: 'Clinical Oral Investigations 19(7):1557-1561',
    year: 2015,
    doi: '10.1007/s00784-015-1511-7',
  }),
  hong2020: journal({
    authors: 'Hong DW, Lin XJ, Wiegand A, Yu H',
    title:
      'Does delayed toothbrushing after the consumption of erosive foodstuffs or beverages decrease erosive tooth wear? A systematic review and meta-analysis',
    publishedIn: 'Clinical Oral Investigations 24:4169-4183',
    year: 2020,
    doi: '10.1007/s00784-020-03614-9',
  }),
  lambrechts1989: journal({
    authors: 'Lambrechts P, Braem M, Vuylsteke-Wauters M, Vanherle G',
    title: 'Quantitative in vivo wear of human enamel',
    publishedIn: 'Journal of Dental Research 68(12):1752-1754',
    year: 1989,
    doi: '10.1177/00220345890680120601',
  }),
  loomans2017: guideline({
    authors: 'Loomans B, Opdam N, Attin T, et al.',
    title: 'Severe tooth wear: European consensus statement on management guidelines',
    publishedIn: 'Journal of Adhesive Dentistry 19(2):111-119',
    year: 2017,
    doi: '10.3290/j.jad.a38102',
  }),
  mesko2016: journal({
    authors: 'Mesko ME, Sarkis-Onofre R, Cenci MS, et al.',
    title: 'Rehabilitation of severely worn teeth: a systematic review',
    publishedIn: 'Journal of Dentistry 48:9-15',
    year: 2016,
    doi: '10.1016/j.jdent.2016.03.003',
  }),
  pace2008: journal({
    authors: 'Pace F, Pallotta S, Tonini M, Vakil N, Bianchi Porro G',
    title: 'Systematic review: gastro-oesophageal reflux disease and dental lesions',
    publishedIn: 'Alimentary Pharmacology & Therapeutics 27(12):1179-1186',
    year: 2008,
    doi: '10.1111/j.1365-2036.2008.03694.x',
  }),
  ranjitkar2012: journal({
    authors: 'Ranjitkar S, Kaidonis JA, Smales RJ',
    title: 'Gastroesophageal Reflux Disease and Tooth Erosion',
    publishedIn: 'International Journal of Dentistry 2012:479850',
    year: 2012,
    doi: '10.1155/2012/479850',
  }),
  vantSpijker2009: journal({
    authors: 'Van’t Spijker A, Rodriguez JM, Kreulen CM, et al.',
    title: 'Prevalence of tooth wear in adults',
    publishedIn: 'International Journal of Prosthodontics 22(1):35-42',
    year: 2009,
    pmid: '19260425',
  }),
  wilderSmith2017: journal({
    authors: 'Wilder-Smith CH, Materna A, Martig L, Lussi A',
    title: 'Longitudinal study of gastroesophageal reflux and erosive tooth wear',
    publishedIn: 'BMC Gastroenterology 17:113',
    year: 2017,
    doi: '10.1186/s12876-017-0670-1',
  }),
}
