import { guideline, journal } from './work.ts'

/** Guidelines and studies on gums and sensitive teeth. */
export const gums = {
  bae2015: journal({
    authors: 'Bae JH, Kim YK, Myung SK',
    title:
      'Desensitizing toothpaste versus placebo for dentin hypersensitivity: a systematic review and meta-analysis',
    publishedIn: 'Journal of Clinical Periodontology 42(2):131-141',
    year: 2015,
    doi: '10.1111/jcpe.12347',
  }),
  brannstrom1986: journal({
    authors: 'Brännström M',
    title:
      'The hydrodynamic theory of dentinal pain: sensation in preparations, caries, and the dentinal crack syndrome',
    publishedIn: 'Journal of Endodontics 12:453-457',
    year: 1986,
    doi: '10.1016/s0099-2399(86)80198-4',
  }),
  campino2019: journal({
    authors: 'Campiño JI, Ríos CC, Rodríguez-Medina C, Botero JE',
    title: 'Association between traumatic occlusal forces and periodontitis: a systematic review',
    publishedIn: 'Journal of the International Academy of Periodontology 21(4):148-158',
    year: 2019,
  }),
  chambrone2018: journal({
    authors: 'Chambrone L, Salinas Ortega MA, Sukekava F, et al.',
    title: 'Root coverage procedures for treating localised and multiple recession-type defects',
    publishedIn: 'Cochrane Database of Systematic Reviews (10):CD007161',
    year: 2018,
    doi: '10.1002/14651858.cd007161.pub3',
  }),
  cortellini2018: journal({
    authors: 'Cortellini P, Bissada NF',
    title:
      'Mucogingival conditions in the natural dentition: narrative review, case definitions, and diagnostic considerations',
    publishedIn: 'Journal of Periodontology 89(Suppl 1):S204-S213',
    year: 2018,
    doi: '10.1002/jper.16-0671',
  }),
  eke2018: journal({
    authors: 'Eke PI, Thornton-Evans GO, Wei L, Borgnakke WS, Dye BA, Genco RJ',
    title: 'Periodontitis in US Adults: National Health and Nutrition Examination Survey 2009-2014',
    publishedIn: 'Journal of the American Dental Association 149(7):576-588',
    year: 2018,
    doi: '10.1016/j.adaj.2018.04.023',
  }),
  fan2018: journal({
    authors: 'Fan J, Caton JG',
    title:
      'Occlusal trauma and excessive occlusal forces: narrative review, case definitions, and diagnostic considerations',
    publishedIn: 'Journal of Periodontology 89(Suppl 1):S214-S222',
    year: 2018,
    doi: '10.1002/jper.16-0581',
  }),
  imber2021: journal({
    authors: 'Imber JC, Kasaj A',
    title: 'Treatment of Gingival Recession: When and How?',
    publishedIn: 'International Dental Journal 71(3):178-187',
    year: 2021,
    doi: '10.1111/idj.12617',
  }),
  jepsen2018: guideline({
    authors: 'Jepsen S, Caton JG, Albandar JM, et al.',
    title:
      'Periodontal manifestations of systemic diseases and developmental and acquired conditions: Consensus report of workgroup 3 of the 2017 World Workshop',
    publishedIn: 'Journal of Clinical Periodontology 45(Suppl 20):S219-S229',
    year: 2018,
    doi: '10.1111/jcpe.12951',
  }),
  kassab2003: journal({
    authors: 'Kassab MM, Cohen RE',
    title: 'The etiology and prevalence of gingival recession',
    publishedIn: 'Journal of the American Dental Association 134(2):220-225',
    year: 2003,
    doi: '10.14219/jada.archive.2003.0137',
  }),
  rajapakse2007: journal({
    authors: 'Rajapakse PS, McCracken GI, Gwynnett E, et al.',
    title:
      'Does tooth brushing influence the development and progression of non-inflammatory gingival recession? A systematic review',
    publishedIn: 'Journal of Clinical Periodontology 34(12):1046-1061',
    year: 2007,
    doi: '10.1111/j.1600-051x.2007.01149.x',
  }),
  trulsson2006: journal({
    authors: 'Trulsson M',
    title: 'Sensory-motor function of human periodontal mechanoreceptors',
    publishedIn: 'Journal of Oral Rehabilitation 33:262-273',
    year: 2006,
    doi: '10.1111/j.1365-2842.2006.01629.x',
  }),
}
