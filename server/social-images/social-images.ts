import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { academy } from '../../content/academy.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import type { Clock } from '../core/clock.ts'
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { createCardDrawer } from './card-drawer.ts'
import {
  articleSubject,
  medicalPageSubject,
  readDrawing,
  type SharedArticle,
  siteSubject,
  type Subject,
  versionOf,
} from './subjects.ts'

export type SocialImages = ReturnType<typeof createSocialImages>

type Parts = {
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
  /** The bytes of a stored picture's file. */
  readImage(file: string): Promise<Buffer | undefined>
}

export type SocialImage = {
  bytes: Buffer
  version: string
  /** False if it was drawn without its stored picture. */
  whole: boolean
  drawnAt: Date
}

/** This site only writes JPEGs; any other file is kept away from the decoder. */
const jpegStart = 0xffd8ff
const keptBytes = 8 * 1024 * 1024
/** How long until a missing picture is looked up again: the bucket may be back. */
const lookAgainMs = 60_000

/** Draws and caches the images shown when somebody shares a page of the site. */
export function createSocialImages({ clock, log, readImage }: Parts) {
  const turns = createConcurrencyLimit(
    { atOnce: 1, waiting: 20 },
    'Too many images requested at once. Please try again soon.',
  )
  const cards = createCardDrawer()
  const recent = new LRUCache<string, SocialImage>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  const underWay = new Map<string, Promise<SocialImage>>()

  async function draw(subject: Subject, version: string): Promise<SocialImage> {
    const { file } = subject
    const drawnAt = clock()
    if (file) {
      try {
        const picture = await readImage(file)
        if (!picture) throw new Error('the file is missing')
        if (picture.readUIntBE(0, 3) !== jpegStart) throw new Error('the file is no JPEG')
        return {
          bytes: await cards.draw({ ...subject, name: academy.name, picture }),
          version,
          whole: true,
          drawnAt,
        }
      } catch (error) {
        log.warn(
          { error: String(error), file },
          'a sharing image was drawn without its stored image',
        )
      }
    }
    const picture = await readDrawing(subject)
    return {
      bytes: await cards.draw({ ...subject, name: academy.name, picture }),
      version,
      whole: !file,
      drawnAt,
    }
  }

  async function drawAndKeep(key: string, subject: Subject, version: string) {
    try {
      const image = await turns.run(() => draw(subject, version))
      recent.set(key, image)
      return image
    } finally {
      underWay.delete(key)
    }
  }

  async function imageOf(subject: Subject): Promise<SocialImage> {
    const version = versionOf(subject)
    const key = `${subject.path} ${version}`
    const kept = recent.get(key)
    const ageMs = kept ? clock().getTime() - kept.drawnAt.getTime() : 0
    if (kept && (kept.whole || ageMs < lookAgainMs)) return kept
    const drawing = underWay.get(key) ?? drawAndKeep(key, subject, version)
    underWay.set(key, drawing)
    return drawing
  }

  const addressOf = (subject: Subject) => `${subject.path}?v=${versionOf(subject)}`

  return {
    articleAddress: (article: SharedArticle) => addressOf(articleSubject(article)),
    medicalPageAddress: (page: MedicalPage) => addressOf(medicalPageSubject(page)),
    siteAddress: () => addressOf(siteSubject()),

    /** Return the images as JPEGs. Throw 503 while too many are requested. */
    ofArticle: (article: SharedArticle) => imageOf(articleSubject(article)),
    ofMedicalPage: (page: MedicalPage) => imageOf(medicalPageSubject(page)),
    ofSite: () => imageOf(siteSubject()),

    stop: cards.stop,
  }
}
