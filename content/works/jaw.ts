import { guideline, journal } from './work.ts'

/** Guidelines and studies on the jaw and how the teeth meet. */
export const jaw = {
  aapdTmd2022: guideline({
    authors: 'American Academy of Pediatric Dentistry (AAPD)',
    title: 'Acquired Temporomandibular Disorders in Infants, Children, and Adolescents',
    publishedIn: 'The Reference Manual of Pediatric Dentistry 2022:442-450',
    year: 2022,
    url: 'https://www.aapd.org/research/oral-health-policies--recommendations/acquired-temporomandibular-disorders-in-infants-children-and-adolescents/',
  }),
  armijoOlivo2016: journal({
    authors: 'Armijo-Olivo S, Pitance L, Singh V, et al.',
    title:
      'Effectiveness of manual therapy and therapeutic exercise for temporomandibular disorders: systematic review and meta-analysis',
    publishedIn: 'Physical Therapy 96(1):9-25',
    year: 2016,
    doi: '10.2522/ptj.20140548',
  }),
  busse2023: guideline({
    authors: 'Busse JW, Casassus R, Carrasco-Labra A, et al.',
    title:
      'Management of chronic pain associated with temporomandibular disorders: a clinical practice guideline',
    publishedIn: 'BMJ 383:e076227',
    year: 2023,
    doi: '10.1136/bmj-2023-076227',
  }),
  edwards2021: journal({
    authors: 'Edwards DC, Bowes CC, Penlington C, Durham J',
    title: 'Temporomandibular disorders and dietary changes: a cross-sectional survey',
    publishedIn: 'Journal of Oral Rehabilitation 48',
    year: 2021,
    doi: '10.1111/joor.13210',
  }),
  gilheaney2018: journal({
    authors: 'Gilheaney Ó, et al.',
    title:
      'The use of modified diets by adults with temporomandibular disorders: systematic review and meta-analysis',
    publishedIn: 'Journal of the Irish Dental Association 64:249-254',
    year: 2018,
    url: 'https://jida.ie/the-use-of-modified-diets-by-adults-with-temporomandibular-disorders-systematic-review-and-meta-analysis/',
  }),
  greene2010: guideline({
    authors: 'Greene CS; American Association for Dental Research',
    title:
      'Managing the care of patients with temporomandibular disorders: a new guideline for care',
    publishedIn: 'Journal of the American Dental Association 141(9):1086-1088',
    year: 2010,
    doi: '10.14219/jada.archive.2010.0337',
  }),
  icop2020: journal({
    authors: 'Orofacial Pain Classification Committee',
    title: 'International Classification of Orofacial Pain, 1st edition (ICOP)',
    publishedIn: 'Cephalalgia 40(2):129-221',
    year: 2020,
    doi: '10.1177/0333102419893823',
  }),
  manfredini2017: journal({
    authors: 'Manfredini D, Lombardo L, Siciliani G',
    title:
      'Temporomandibular disorders and dental occlusion. A systematic review of association studies: end of an era?',
    publishedIn: 'Journal of Oral Rehabilitation 44(11):908-923',
    year: 2017,
    doi: '10.1111/joor.12531',
  }),
  michelotti2004: journal({
    authors: 'Michelotti A, Steenks MH, Farella M, et al.',
    title:
      'The additional value of a home physical therapy regimen versus patient education only for the treatment of myofascial pain of the jaw muscles: short-term results of a randomized clinical trial',
    publishedIn: 'Journal of Orofacial Pain 18(2):114-125',
    year: 2004,
    pmid: '15250431',
  }),
  michelotti2005: journal({
    authors: 'Michelotti A, de Wijer A, Steenks M, Farella M',
    title: 'Home-exercise regimes for the management of non-specific temporomandibular disorders',
    publishedIn: 'Journal of Oral Rehabilitation 32(11):779-785',
    year: 2005,
    doi: '10.1111/j.1365-2842.2005.01513.x',
  }),
  naeije2013: journal({
    authors: 'Naeije M, Te Veldhuis AH, Te Veldhuis EC, Visscher CM, Lobbezoo F',
    title:
      'Disc displacement within the human temporomandibular joint: a systematic review of a ‘noisy annoyance’',
    publishedIn: 'Journal of Oral Rehabilitation 40(2):139-158',
    year: 2013,
    doi: '10.1111/joor.12016',
  }),
  nasriHeir2016: journal({
    authors: 'Nasri-Heir C, Epstein JB, Touger-Decker R, Benoliel R',
    title:
      'What should we tell patients with painful temporomandibular disorders about what to eat?',
    publishedIn: 'Journal of the American Dental Association 147:667-671',
    year: 2016,
    doi: '10.1016/j.adaj.2016.04.016',
  }),
  royalCollegePainfulTmd2024: guideline({
    authors: 'Royal College of Surgeons of England, Faculty of Dental Surgery',
    title: 'Comprehensive guideline: Management of painful temporomandibular disorder in adults',
    publishedIn: 'NHS England and the Faculty of Dental Surgery',
    year: 2024,
    url: 'https://www.rcseng.ac.uk/dental-faculties/fds/publications-guidelines/clinical-guidelines/',
  }),
  sanders2016: journal({
    authors: 'Sanders AE, Akinkugbe AA, Bair E, et al.',
    title:
      'Subjective sleep quality deteriorates before development of painful temporomandibular disorder',
    publishedIn: 'Journal of Pain 17(6):669-677',
    year: 2016,
    doi: '10.1016/j.jpain.2016.02.004',
  }),
  ruggiero2022: guideline({
    authors: 'Ruggiero SL, Dodson TB, Aghaloo T, et al.',
    title:
      'American Association of Oral and Maxillofacial Surgeons’ Position Paper on Medication-Related Osteonecrosis of the Jaws, 2022 Update',
    publishedIn: 'Journal of Oral and Maxillofacial Surgery 80(5):920-943',
    year: 2022,
    doi: '10.1016/j.joms.2022.02.008',
  }),
  schiffman2007: journal({
    authors: 'Schiffman EL, Look JO, Hodges JS, et al.',
    title: 'Randomized effectiveness study of four therapeutic strategies for TMJ closed lock',
    publishedIn: 'Journal of Dental Research 86(1):58-63',
    year: 2007,
    doi: '10.1177/154405910708600109',
  }),
  schiffman2014: journal({
    authors: 'Schiffman E, Ohrbach R, Truelove E, et al.',
    title:
      'Diagnostic Criteria for Temporomandibular Disorders (DC/TMD) for clinical and research applications',
    publishedIn: 'Journal of Oral & Facial Pain and Headache 28(1):6-27',
    year: 2014,
    doi: '10.11607/jop.1151',
  }),
  schiffman2017: journal({
    authors: 'Schiffman EL, Ahmad M, Hollender L, et al.',
    title: 'Longitudinal stability of common TMJ structural disorders',
    publishedIn: 'Journal of Dental Research 96(3):270-276',
    year: 2017,
    doi: '10.1177/0022034516679396',
  }),
  slade2013: journal({
    authors: 'Slade GD, Fillingim RB, Sanders AE, et al.',
    title:
      'Summary of findings from the OPPERA prospective cohort study of incidence of first-onset temporomandibular disorder: implications and future directions',
    publishedIn: 'Journal of Pain 14(12 Suppl):T116-T124',
    year: 2013,
    doi: '10.1016/j.jpain.2013.09.010',
  }),
  vanderBilt2011: journal({
    authors: 'van der Bilt A',
    title: 'Assessment of mastication with implications for oral rehabilitation: a review',
    publishedIn: 'Journal of Oral Rehabilitation 38(10):754-780',
    year: 2011,
    doi: '10.1111/j.1365-2842.2010.02197.x',
  }),
  yao2023: journal({
    authors: 'Yao L, Sadeghirad B, Li M, et al.',
    title:
      'Management of chronic pain secondary to temporomandibular disorders: a systematic review and network meta-analysis of randomised trials',
    publishedIn: 'BMJ 383:e076226',
    year: 2023,
    doi: '10.1136/bmj-2023-076226',
  }),
}
