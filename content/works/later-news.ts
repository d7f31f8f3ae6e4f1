import type { Work } from '../../shared/reference.ts'

/**
 * What became of a work after it was published: `withdrawn` or `retracted` by its publisher, or `replaced`
 * by a newer version.
 */
export type LaterNews = {
  status: 'withdrawn' | 'retracted' | 'replaced'
  /** Follows the work in lists of sources. */
  words: string
  /** The work, in one line. */
  about: string
  /** Every DOI that it has had, in lower case, and its PubMed ids. */
  dois: readonly string[]
  pmids: readonly string[]
  /** Where this is said. */
  source: string
}

/**
 * Works of this field that readers should not rely on any more. The list comes with the program, so no
 * network is needed; `npm run academy -- sources` tells who cites one of them.
 */
export const laterNews: readonly LaterNews[] = [
  {
    status: 'withdrawn',
    words: 'Withdrawn in 2016 as out of date.',
    about:
      'Koh H, Robinson PG. Occlusal adjustment for treating and preventing temporomandibular joint disorders. Cochrane Database of Systematic Reviews, CD003812',
    dois: ['10.1002/14651858.cd003812', '10.1002/14651858.cd003812.pub2'],
    pmids: ['12535488'],
    source: 'Cochrane Database of Systematic Reviews 2016;(1):CD003812',
  },
  {
    status: 'replaced',
    words: 'No longer the most recent version.',
    about:
      'Weston P, Yaziz YA, Moles DR, Needleman I. Occlusal interventions for periodontitis in adults. Cochrane Database of Systematic Reviews 2008, CD004968',
    dois: ['10.1002/14651858.cd004968', '10.1002/14651858.cd004968.pub2'],
    pmids: [],
    source: 'https://www.cochranelibrary.com/cdsr/doi/10.1002/14651858.CD004968.pub2',
  },
  {
    status: 'replaced',
    words: 'Replaced by the guideline of 2025.',
    about:
      'Rosenfeld RM, Piccirillo JF, Chandrasekhar SS, et al. Clinical practice guideline (update): adult sinusitis. Otolaryngology-Head and Neck Surgery 152(2 Suppl):S1-S39, 2015',
    dois: ['10.1177/0194599815572097'],
    pmids: [],
    source: 'https://doi.org/10.1002/ohn.1344',
  },
  {
    status: 'replaced',
    words: 'Replaced by the guideline of 2018.',
    about:
      'Schwartz SR, Cohen SM, Dailey SH, et al. Clinical practice guideline: hoarseness (dysphonia). Otolaryngology-Head and Neck Surgery 141(3 Suppl 2):S1-S31, 2009',
    dois: ['10.1016/j.otohns.2009.06.744'],
    pmids: [],
    source: 'https://doi.org/10.1177/0194599817751030',
  },
  {
    status: 'replaced',
    words: 'Replaced by the guideline of 2019.',
    about:
      'Stachler RJ, Chandrasekhar SS, Archer SM, et al. Clinical practice guideline: sudden hearing loss. Otolaryngology-Head and Neck Surgery 146(3 Suppl):S1-S35, 2012',
    dois: ['10.1177/0194599812436449'],
    pmids: [],
    source: 'https://doi.org/10.1177/0194599819859885',
  },
  {
    status: 'replaced',
    words: 'Replaced by the guideline of 2012.',
    about:
      'American Academy of Pediatrics. Clinical practice guideline: diagnosis and management of childhood obstructive sleep apnea syndrome. Pediatrics 109(4):704-712, 2002',
    dois: ['10.1542/peds.109.4.704'],
    pmids: [],
    source: 'https://doi.org/10.1542/peds.2012-1671',
  },
  {
    status: 'replaced',
    words: 'Replaced by the criteria of 2023.',
    about:
      'American Geriatrics Society 2019 updated AGS Beers Criteria for potentially inappropriate medication use in older adults. Journal of the American Geriatrics Society 67(4):674-694, 2019',
    dois: ['10.1111/jgs.15767'],
    pmids: [],
    source: 'https://doi.org/10.1111/jgs.18372',
  },
  {
    status: 'replaced',
    words: 'Replaced by the recommendations of 2024.',
    about:
      'Curtis KM, Tepper NK, Jatlaoui TC, et al. U.S. medical eligibility criteria for contraceptive use, 2016. MMWR Recommendations and Reports 65(3):1-103, 2016',
    dois: ['10.15585/mmwr.rr6503a1'],
    pmids: [],
    source: 'https://doi.org/10.15585/mmwr.rr7304a1',
  },
]

const ofDoi = new Map(laterNews.flatMap((news) => news.dois.map((doi) => [doi, news] as const)))
const ofPmid = new Map(laterNews.flatMap((news) => news.pmids.map((id) => [id, news] as const)))

/** What is known of a cited work since it was published, by its DOI or PubMed id. */
export function laterNewsOf({ doi, pmid }: Pick<Work, 'doi' | 'pmid'>): LaterNews | undefined {
  return ofDoi.get(doi) ?? ofPmid.get(pmid)
}
