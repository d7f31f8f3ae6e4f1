import type { FastifyPluginAsync } from 'fastify'
import { sharedCaching } from '../../shared/shared-caching.ts'
import { HttpError } from '../core/errors.ts'
import type { Services } from '../main/services.ts'
import { rssFeed } from './rss.ts'
import { securityTxt } from './security-txt.ts'
import {
  articlesPerSitemap,
  articlesSitemap,
  fixedSitemap,
  fullSitemap,
  sitemapIndex,
} from './sitemap.ts'

const xml = 'application/xml; charset=utf-8'
const rssLength = 30

/** What machines read: the site map, the feed, where robots may go, where to report a hole. */
export const feedRoutes =
  ({ blogs, clock, settings: { siteUrl } }: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', sharedCaching)
    })

    app.get('/sitemap.xml', async (_request, reply) => {
      const count = await blogs.count()
      const body =
        count <= articlesPerSitemap
          ? fullSitemap(siteUrl, await blogs.addresses({ offset: 0, limit: articlesPerSitemap }))
          : sitemapIndex(siteUrl, count)
      return reply.type(xml).send(body)
    })

    app.get<{ Params: { number: string } }>(
      '/sitemap-:number(^\\d{1,6}).xml',
      async (request, reply) => {
        const part = Number(request.params.number)
        if (part === 0) return reply.type(xml).send(fixedSitemap(siteUrl))
        const offset = (part - 1) * articlesPerSitemap
        const articles = await blogs.addresses({ offset, limit: articlesPerSitemap })
        if (articles.length === 0) throw new HttpError(404, 'Not found')
        return reply.type(xml).send(articlesSitemap(siteUrl, articles))
      },
    )

    app.get('/rss.xml', async (_request, reply) => {
      const { items } = await blogs.listWhole({ limit: rssLength, page: 1 })
      return reply.type('application/rss+xml; charset=utf-8').send(rssFeed(siteUrl, items))
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
