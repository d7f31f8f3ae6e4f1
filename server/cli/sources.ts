import { conditions, sourcesOf } from '../../content/conditions/conditions.ts'
import { countClaims } from '../../content/claims/claims.ts'
import { type LaterNews, laterNewsOf } from '../../content/works/later-news.ts'
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
      const ofArticles = (await worksOfArticles(db)).map(({ title, work }) => ({
        page: `article "${title}"`,
        news: laterNewsOf(work),
      }))
      const ofConditions = conditions.flatMap((condition) =>
        sourcesOf(condition).sources.map((work) => ({
          page: `/solution/${condition.id}`,
          news: laterNewsOf(work),
        })),
      )
      const cited = [...ofConditions, ...ofArticles].flatMap(({ page, news }) =>
        news ? [lineOf(page, news)] : [],
      )
      return [
        ...(cited.length > 0 ? cited : ['No page cites a work that is withdrawn or replaced.']),
        ...conditions.map((condition) => {
          const { all, compared } = countClaims(condition)
          return `/solution/${condition.id}: ${compared} of ${all} statements compared with their source`
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
