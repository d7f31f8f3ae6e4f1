import { answerNear } from './answer-near.ts'
import type { FoundDoctor } from './find-doctors.ts'
import { findPages, type FoundPages } from './find-pages.ts'
import type { Searcher } from './searcher.ts'
import type { ReadTuning } from './tuning.ts'

/** The answer to a search text, what comes next to it, and the condition pages and doctors that it mentions. */
export type SearchOthers = (query: string) => Promise<FoundPages & { doctors: FoundDoctor[] }>

/** Finds what a search for articles shows besides them. */
export function createSearchOthers(searcher: Searcher, tuning: ReadTuning): SearchOthers {
  return async (query) => {
    if (!query.trim()) return { conditions: [], doctors: [] }
    const { thesaurus } = await tuning()
    const { doctors, articles } = await searcher.findMentioned(query)
    const { answer, also, conditions } = findPages(query, articles, thesaurus)
    const near = answerNear(answer, query, doctors)
    return {
      ...(near && { answer: near }),
      ...(also && near === answer && { also }),
      conditions,
      doctors,
    }
  }
}
