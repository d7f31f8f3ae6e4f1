import type { FastifyPluginAsync } from 'fastify'
import { HttpError } from '../errors.ts'
import type { Services } from '../services.ts'
import { rssFeed } from './rss.ts'
import { articlesPerSitemap, articlesSitemap, fullSitemap, sitemapIndex } from './sitemap.ts'

const xml = 'application/xml; charset=utf-8'
const rssLength = 30

/** What machines read: the site map, the feed, and where robots may go. */
export const feedRoutes =
  ({ blogs, settings: { siteUrl } }: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'public, max-age=0, s-maxage=60')
    })

    app.get('/sitemap.xml', async (_request, reply) => {
      const articles = await blogs.addresses()
      const body =
        articles.length <= articlesPerSitemap
          ? fullSitemap(siteUrl, articles)
          : sitemapIndex(siteUrl, articles.length)
      return reply.type(xml).send(body)
    })

    app.get<{ Params: { number: string } }>(
      '/sitemap-:number(^\\d{1,6}).xml',
      async (request, reply) => {
        const part = articlesSitemap(
          siteUrl,
          await blogs.addresses(),
          Number(request.params.number),
        )
        if (!part) throw new HttpError(404, 'Not found')
        return reply.type(xml).send(part)
      },
    )

    app.get('/rss.xml', async (_request, reply) => {
      const { items } = await blogs.list({ limit: rssLength, page: 1 })
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
  }
