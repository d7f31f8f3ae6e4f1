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
]

const ofDoi = new Map(laterNews.flatMap((news) => news.dois.map((doi) => [doi, news] as const)))
const ofPmid = new Map(laterNews.flatMap((news) => news.pmids.map((id) => [id, news] as const)))

/** What is known of a cited work since it was published, by its DOI or PubMed id. */
export function laterNewsOf({ doi, pmid }: Pick<Work, 'doi' | 'pmid'>): LaterNews | undefined {
  return ofDoi.get(doi) ?? ofPmid.get(pmid)
}
