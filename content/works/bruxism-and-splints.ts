import { journal } from './work.ts'

/** Guidelines and studies on clenching, grinding and splints. */
export const bruxismAndSplints = {
  beddis2018: journal({
    authors: 'Beddis H, Pemberton M, Davies S',
    title: 'Sleep bruxism: an overview for clinicians',
    publishedIn: 'British Dental Journal 225:497-501',
    year: 2018,
    doi: '10.1038/sj.bdj.2018.757',
  }),
  bereznicki2018: journal({
    authors: 'Bereznicki T, Barry E, Wilson NHF',
    title: 'Unintended changes to the occlusion following the provision of night guards',
    publishedIn: 'British Dental Journal 225:715-722',
    year: 2018,
    doi: '10.1038/sj.bdj.2018.869',
  }),
  bertazzoSilveira2016: journal({
    authors: 'Bertazzo-Silveira E, Kruger CM, Porto De Toledo I, et al.',
    title:
      'Association between sleep bruxism and alcohol, caffeine, tobacco, and drug abuse: a systematic review',
    publishedIn: 'Journal of the American Dental Association 147:859-866',
    year: 2016,
    doi: '10.1016/j.adaj.2016.06.014',
  }),
  garrett2018: journal({
    authors: 'Garrett AR, Hawley JS',
    title: 'SSRI-associated bruxism: a systematic review of published case reports',
    publishedIn: 'Neurology: Clinical Practice 8(2):135-141',
    year: 2018,
    doi: '10.1212/cpj.0000000000000433',
  }),
  lobbezoo2001: journal({
    authors: 'Lobbezoo F, Naeije M',
    title: 'Bruxism is mainly regulated centrally, not peripherally',
    publishedIn: 'Journal of Oral Rehabilitation 28(12):1085-1091',
    year: 2001,
    doi: '10.1046/j.1365-2842.2001.00839.x',
  }),
  lobbezoo2018: journal({
    authors: 'Lobbezoo F, Ahlberg J, Raphael KG, et al.',
    title: 'International consensus on the assessment of bruxism: report of a work in progress',
    publishedIn: 'Journal of Oral Rehabilitation 45(11):837-844',
    year: 2018,
    doi: '10.1111/joor.12663',
  }),
  macedo2007: journal({
    authors: 'Macedo CR, Silva AB, Machado MAC, Saconato H, Prado GF',
    title: 'Occlusal splints for treating sleep bruxism (tooth grinding)',
    publishedIn: 'Cochrane Database of Systematic Reviews (4):CD005514',
    year: 2007,
    doi: '10.1002/14651858.cd005514.pub2',
  }),
  macedo2014: journal({
    authors: 'Macedo CR, Macedo EC, Torloni MR, Silva AB, Prado GF',
    title: 'Pharmacotherapy for sleep bruxism',
    publishedIn: 'Cochrane Database of Systematic Reviews (10):CD005578',
    year: 2014,
    doi: '10.1002/14651858.cd005578.pub2',
  }),
  manfredini2013: journal({
    authors: 'Manfredini D, Winocur E, Guarda-Nardini L, Paesani D, Lobbezoo F',
    title: 'Epidemiology of bruxism in adults: a systematic review of the literature',
    publishedIn: 'Journal of Orofacial Pain 27:99-110',
    year: 2013,
    doi: '10.11607/jop.921',
  }),
  manfredini2013InChildren: journal({
    authors: 'Manfredini D, Restrepo C, Diaz-Serrano K, Winocur E, Lobbezoo F',
    title: 'Prevalence of sleep bruxism in children: a systematic review of the literature',
    publishedIn: 'Journal of Oral Rehabilitation 40(8):631-642',
    year: 2013,
    doi: '10.1111/joor.12069',
  }),
  nota2022: journal({
    authors: 'Nota A, Pittari L, Paggi M, Abati S, Tecco S',
    title:
      'Correlation between Bruxism and Gastroesophageal Reflux Disorder and Their Effects on Tooth Wear. A Systematic Review',
    publishedIn: 'Journal of Clinical Medicine 11(4):1107',
    year: 2022,
    doi: '10.3390/jcm11041107',
  }),
  pauletto2022: journal({
    authors: 'Pauletto P, Polmann H, Conti Réus J, et al.',
    title:
      'Sleep bruxism and obstructive sleep apnea: association, causality or spurious finding? A scoping review',
    publishedIn: 'Sleep 45(7):zsac073',
    year: 2022,
    doi: '10.1093/sleep/zsac073',
  }),
  riley2020: journal({
    authors: 'Riley P, Glenny AM, Worthington HV, et al.',
    title:
      'Oral splints for patients with temporomandibular disorders or bruxism: a systematic review and economic evaluation',
    publishedIn: 'Health Technology Assessment 24(7):1-224',
    year: 2020,
    doi: '10.3310/hta24070',
  }),
  rileySplints2020: journal({
    authors: 'Riley P, Glenny AM, Worthington HV, et al.',
    title: 'Oral splints for temporomandibular disorder or bruxism: a systematic review',
    publishedIn: 'British Dental Journal 228(3):191-197',
    year: 2020,
    doi: '10.1038/s41415-020-1250-2',
  }),
  voss2024: journal({
    authors: 'Voß LC, Basedau H, Svensson P, May A',
    title:
      'Bruxism, temporomandibular disorders, and headache: a narrative review of correlations and causalities',
    publishedIn: 'Pain',
    year: 2024,
    doi: '10.1097/j.pain.0000000000003277',
  }),
  wassell2014: journal({
    authors: 'Wassell RW, Verhees L, Lawrence K, Davies S, Lobbezoo F',
    title: 'Over-the-counter (OTC) bruxism splints available on the Internet',
    publishedIn: 'British Dental Journal 216:E24',
    year: 2014,
    doi: '10.1038/sj.bdj.2014.452',
  }),
  wetselaar2019: journal({
    authors: 'Wetselaar P, Vermaire EJH, Lobbezoo F, Schuller AA',
    title: 'The prevalence of awake bruxism and sleep bruxism in the Dutch adult population',
    publishedIn: 'Journal of Oral Rehabilitation 46(7):617-623',
    year: 2019,
    doi: '10.1111/joor.12787',
  }),
}
