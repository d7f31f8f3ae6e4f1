import { sourcesOf } from '../../content/conditions/conditions.ts'
import { addressOf, signedPages } from '../../content/medical-pages.ts'
import { countClaims } from '../../content/claims/claims.ts'
import { type LaterNews, laterNewsOf } from '../../content/works/later-news.ts'
import { setWords } from '../../content/words/live.ts'
import { readSiteWords } from '../database/site-words.ts'
import { worksOfArticles } from '../references/cited-works.ts'
import { type Command, requireSite } from './command.ts'
import { openToRead } from './open-to-read.ts'

export const sources: Command = {
  usage: 'sources',
  purpose: 'list who cites a withdrawn or replaced work, and which statements nobody has compared',
  operands: [0, 0],

  async run({ settings }) {
    requireSite(settings)
    const db = await openToRead(settings)
    try {
      setWords(await readSiteWords(db))
      const ofArticles = (await worksOfArticles(db)).map(({ title, work }) => ({
        page: `article "${title}"`,
        news: laterNewsOf(work),
      }))
      const ofPages = signedPages.flatMap((page) =>
        sourcesOf(page).sources.map((work) => ({
          page: addressOf(page),
          news: laterNewsOf(work),
        })),
      )
      const cited = [...ofPages, ...ofArticles].flatMap(({ page, news }) =>
        news ? [lineOf(page, news)] : [],
      )
      return [
        ...(cited.length > 0 ? cited : ['No page cites a work that is withdrawn or replaced.']),
        ...signedPages.map((page) => {
          const { all, compared } = countClaims(page)
          return `${addressOf(page)}: ${compared} of ${all} statements compared with their source`
        }),
      ].join('\n')
    } finally {
      await db.destroy()
    }
  },
}

function lineOf(page: string, { words, about, source }: LaterNews): string {
  return `${page} cites: ${about}. ${words} (${source})`
}
