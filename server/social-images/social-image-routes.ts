import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { findReviewedPage } from '../../content/medical-pages.ts'
import { HttpError } from '../core/errors.ts'
import type { SocialImage, SocialImages } from './social-images.ts'
import type { SharedArticle } from './subjects.ts'
import type { FocalPoint } from '../../shared/picture.ts'

type Parts = {
  blogs: { findShared(id: string): Promise<SharedArticle | undefined> }
  images: { library: { described(address: string): Promise<{ focal?: FocalPoint }> } }
  socialImages: SocialImages
}

type Request = { Params: { file: string }; Querystring: { v?: unknown } }

const forEver = 'public, max-age=31536000, immutable'
const forAMinute = 'public, max-age=60'

/** Sharing images of articles, medical pages and the site, for link previews. */
export const socialImageRoutes =
  ({ blogs, images, socialImages }: Parts): FastifyPluginAsync =>
  async (app) => {
    app.get<Request>('/social/articles/:file', async ({ params, query }, reply) => {
      const article = await blogs.findShared(nameOf(params.file))
      const { focal } = await images.library.described(article?.image_url ?? '')
      return send(reply, query.v, article && (await socialImages.ofArticle({ ...article, focal })))
    })
    for (const kind of ['condition', 'guide']) {
      app.get<Request>(`/social/${kind}s/:file`, async ({ params, query }, reply) => {
        const page = findReviewedPage(kind, nameOf(params.file))
        // Pages at night have no picture.
        const shared = page?.kind === 'night' ? undefined : page
        return send(reply, query.v, shared && (await socialImages.ofMedicalPage(shared)))
      })
    }
    app.get<Request>('/social/site.jpg', async ({ query }, reply) =>
      send(reply, query.v, await socialImages.ofSite()),
    )
  }

function nameOf(file: string): string {
  const name = /^(.+)\.jpg$/s.exec(file)?.[1]
  if (!name) throw new HttpError(404, 'Not found')
  return name
}

/** Only an address with the current version may be cached for good. */
function send(reply: FastifyReply, wanted: unknown, image: SocialImage | undefined) {
  if (!image) throw new HttpError(404, 'Not found')
  const { bytes, version, whole } = image
  return reply
    .type('image/jpeg')
    .headers({
      'cache-control': whole && wanted === version ? forEver : forAMinute,
      'content-length': bytes.length,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    .send(bytes)
}
