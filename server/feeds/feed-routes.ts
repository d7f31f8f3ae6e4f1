import type { FastifyPluginAsync } from 'fastify'
import { announcesSamples } from '../../shared/samples.ts'
import { sharedCaching } from '../../shared/shared-caching.ts'
import { HttpError } from '../core/errors.ts'
import { rssFeed } from './rss.ts'
import { securityTxt } from './security-txt.ts'
import {
  articlesPerSitemap,
  articlesSitemap,
  fixedSitemap,
  fullSitemap,
  sitemapIndex,
} from './sitemap.ts'
import type { Clock } from '../core/clock.ts'
import type { Settings } from '../core/env.ts'

type Parts = {
  blogs: { announced: Announced }
  clock: Clock
  doctors: { list(): Promise<{ _id: string; sample: boolean; updatedAt: string }[]> }
  settings: Settings
}

type Section = { offset: number; limit: number }

/** The articles announced to machines; `samples` includes sample articles. */
type Announced = {
  count(samples: boolean): Promise<number>
  addresses(section: Section, samples: boolean): Promise<Parameters<typeof articlesSitemap>[1]>
  newest(limit: number, samples: boolean, now: Date): Promise<Parameters<typeof rssFeed>[1]>
}

const xml = 'application/xml; charset=utf-8'
const rssLength = 30

/** Files for machines: the site map, the RSS feed, robots.txt and security.txt. */
export const feedRoutes =
  ({ blogs: { announced }, clock, doctors, settings: { siteUrl } }: Parts): FastifyPluginAsync =>
  async (app) => {
    const samples = announcesSamples(siteUrl)

    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', sharedCaching)
    })

    async function listedDoctors() {
      const all = await doctors.list()
      return all
        .filter(({ sample }) => samples || !sample)
        .map(({ _id: id, updatedAt: updated_at }) => ({ id, updated_at }))
    }

    app.get('/sitemap.xml', async (_request, reply) => {
      const count = await announced.count(samples)
      if (count > articlesPerSitemap) return reply.type(xml).send(sitemapIndex(siteUrl, count))
      const section = { offset: 0, limit: articlesPerSitemap }
      const articles = await announced.addresses(section, samples)
      return reply.type(xml).send(fullSitemap(siteUrl, await listedDoctors(), articles))
    })

    app.get<{ Params: { number: string } }>(
      '/sitemap-:number(^\\d{1,6}).xml',
      async (request, reply) => {
        const part = Number(request.params.number)
        if (part === 0) return reply.type(xml).send(fixedSitemap(siteUrl, await listedDoctors()))
        const offset = (part - 1) * articlesPerSitemap
        const articles = await announced.addresses({ offset, limit: articlesPerSitemap }, samples)
        if (articles.length === 0) throw new HttpError(404, 'Not found')
        return reply.type(xml).send(articlesSitemap(siteUrl, articles))
      },
    )

    app.get('/rss.xml', async (_request, reply) => {
      const articles = await announced.newest(rssLength, samples, clock())
      return reply.type('application/rss+xml; charset=utf-8').send(rssFeed(siteUrl, articles))
    })

    app.get('/robots.txt', (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          [
            'User-agent: *',
            'Disallow: /admin',
            'Disallow: /login',
            'Disallow: /api/',
            '',
            `Sitemap: ${siteUrl}/sitemap.xml`,
            '',
          ].join('\n'),
        ),
    )

    app.get('/.well-known/security.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(securityTxt(siteUrl, clock())),
    )
  }
