import type { FastifyBaseLogger } from 'fastify'
import type { Condition } from '../../content/conditions/condition.ts'
import { createTurns } from '../turns.ts'
import { createRecentPictures } from './recent-pictures.ts'
import {
  articleSubject,
  conditionSubject,
  readDrawing,
  type SharedArticle,
  siteSubject,
  type Subject,
  versionOf,
} from './subjects.ts'

export type SocialImages = ReturnType<typeof createSocialImages>

type Parts = {
  log: FastifyBaseLogger
  /** The bytes of a stored picture's file. */
  readImage(file: string): Promise<Buffer | undefined>
}

export type SocialImage = {
  bytes: Buffer
  version: string
  /** Whether the picture shows all that it should. */
  whole: boolean
}

const keptBytes = 8 * 1024 * 1024

/** The pictures that are shown where somebody shares a page of the site. */
export function createSocialImages({ log, readImage }: Parts) {
  const turns = createTurns(
    { atOnce: 1, waiting: 20 },
    'Too many pictures at once. Try again soon.',
  )
  const recent = createRecentPictures(keptBytes)
  const underWay = new Map<string, Promise<SocialImage>>()

  async function draw(subject: Subject, version: string): Promise<SocialImage> {
    // Loaded when first needed: reading pages takes no decoder.
    const { drawCard } = await import('./draw-card.ts')
    const { file } = subject
    if (file) {
      try {
        const picture = await readImage(file)
        if (!picture) throw new Error('the file is missing')
        return { bytes: await drawCard({ ...subject, picture }), version, whole: true }
      } catch (error) {
        log.warn(
          { error: String(error), file },
          'a picture for sharing is drawn without its picture',
        )
      }
    }
    const picture = await readDrawing(subject)
    return { bytes: await drawCard({ ...subject, picture }), version, whole: !file }
  }

  /** What is not whole is drawn again each time: a bucket may answer the next time. */
  async function drawAndKeep(key: string, subject: Subject, version: string) {
    const image = await turns.take(() => draw(subject, version))
    if (image.whole) recent.add(key, image.bytes)
    return image
  }

  async function imageOf(subject: Subject): Promise<SocialImage> {
    const version = versionOf(subject)
    const key = `${subject.path} ${version}`
    const bytes = recent.get(key)
    if (bytes) return { bytes, version, whole: true }
    const drawing =
      underWay.get(key) ?? drawAndKeep(key, subject, version).finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    return drawing
  }

  const addressOf = (subject: Subject) => `${subject.path}?v=${versionOf(subject)}`

  return {
    articleAddress: (article: SharedArticle) => addressOf(articleSubject(article)),
    conditionAddress: (condition: Condition) => addressOf(conditionSubject(condition)),
    siteAddress: addressOf(siteSubject),

    /** The pictures as JPEGs. Throws 503 while too many are wanted. */
    ofArticle: (article: SharedArticle) => imageOf(articleSubject(article)),
    ofCondition: (condition: Condition) => imageOf(conditionSubject(condition)),
    ofSite: () => imageOf(siteSubject),
  }
}
