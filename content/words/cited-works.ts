import type { Work } from '../../shared/reference.ts'
import type { Codec } from './live.ts'

/** Works that nobody changed keep their identity, by which later news and the day of comparison are found. */
export const citedWorks: Readonly<Record<string, Codec>> = {
  sources: {
    read: (works: readonly Work[]) => works,
    write: (works: readonly Work[], program: readonly Work[]) => {
      const known = new Map(program.map((work) => [keyOf(work), work]))
      return works.map((work) => known.get(keyOf(work)) ?? work)
    },
  },
}

function keyOf({
  kind,
  authors,
  title,
  publishedIn,
  year,
  doi,
  pmid,
  url,
  accessed,
}: Work): string {
  return JSON.stringify([kind, authors, title, publishedIn, year, doi, pmid, url, accessed])
}
