import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { academy } from '../../content/academy.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import type { Clock } from '../core/clock.ts'
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { createCardDrawer } from './card-drawer.ts'
import {
  articleSubject,
  markFile,
  medicalPageSubject,
  programMark,
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

/** How the files begin that this site writes; any other file is kept away from the decoder. */
const starts = { picture: '\xff\xd8\xff', mark: 'RIFF' }
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
    const drawnAt = clock()
    const files = { picture: subject.file, mark: markFile() }
    const drawings = {
      picture: await readDrawing(subject.drawing),
      mark: await readDrawing(programMark),
    }
    const card = { ...subject, name: academy.name, ...drawings }
    const stored = {
      ...(files.picture && (await readStored('picture', files.picture))),
      ...(files.mark && (await readStored('mark', files.mark))),
    }
    const wanted = Object.values(files).filter(Boolean).length
    const whole = Object.keys(stored).length === wanted
    if (wanted > 0) {
      try {
        return { bytes: await cards.draw({ ...card, ...stored }), version, whole, drawnAt }
      } catch (error) {
        noteLoss(error, files)
      }
    }
    return { bytes: await cards.draw(card), version, whole: wanted === 0, drawnAt }
  }

  /** Returns nothing for a file that is missing or not what the site writes. */
  async function readStored(name: 'picture' | 'mark', file: string) {
    try {
      const bytes = await readImage(file)
      if (!bytes) throw new Error('the file is missing')
      const start = starts[name]
      if (bytes.toString('latin1', 0, start.length) !== start) {
        throw new Error('the file is of another type')
      }
      return { [name]: bytes }
    } catch (error) {
      noteLoss(error, { file })
      return {}
    }
  }

  function noteLoss(error: unknown, files: object): void {
    log.warn(
      { error: String(error), ...files },
      'a sharing image was drawn without its stored image',
    )
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
