import { emptyPlace } from '../../shared/place.ts'
import type { Blogs } from '../blogs/blogs.ts'
import type { DoctorRepository } from '../doctors/doctor-repository.ts'
import type { Images } from '../images/images.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { addSampleWriting } from './add-sample-writing.ts'
import { doctors as sampleDoctors } from './doctors.ts'
import { imagesFolder, sampleImages } from './sample-images.ts'
import { readSampleArticles } from './read-sample-articles.ts'
import { noteSamples, samplesFact } from './samples-fact.ts'
import { unfinished } from './sample-writing.ts'

type Parts = {
  db: Database
  blogs: Blogs
  doctors: DoctorRepository
  images: Pick<Images, 'addFolder'>
}

/**
 * Fills a new, empty database with sample doctors, articles and a draft, once: deleted samples stay deleted.
 * If the start is interrupted, the next one continues before anybody can change the content.
 */
export async function addSampleContent({ db, blogs, doctors, images }: Parts): Promise<void> {
  if (!(await isWanted(db))) return
  await noteSamples(db, 'adding')
  const addressOf = await sampleImages()
  const articles = await readSampleArticles()
  const shown = await Promise.all(
    articles.map(
      async ({ image, picture_shows }) => [await addressOf(image), picture_shows] as const,
    ),
  )
  await images.addFolder(imagesFolder, new Map(shown))
  const there = await samplesThere(db)
  const ids = new Map<string, string>()
  for (const { key, image, linkedin, city, region, ...doctor } of sampleDoctors) {
    const image_url = await addressOf(image)
    const place = { ...emptyPlace, name: 'Sample Clinic', city, region, country: 'US' }
    const facts = { places: [place], newPatients: 'yes', sample: true }
    const add = () => doctors.create({ ...doctor, ...facts, image_url, linkedin: linkedin ?? '' })
    ids.set(key, there.doctors.get(doctor.name) ?? (await add()))
  }
  for (const { image, picture_shows: _, author, solution, ...article } of articles) {
    if (there.titles.has(article.title)) continue
    await blogs.create({
      ...article,
      solutions: [solution],
      image_url: await addressOf(image),
      author_id: ids.get(author) ?? null,
      sample: true,
    })
  }
  await inTransaction(db, async (trx) => {
    skipAudit(trx, ['drafts'], 'a new site comes with it')
    await addSampleWriting(trx, ids.get(unfinished.author) ?? '')
    await noteSamples(trx, 'added')
  })
}

/** The samples that an interrupted start has already added. */
async function samplesThere(db: Database) {
  const blogs = await db.selectFrom('blogs').select('title').where('sample', '=', 1).execute()
  const people = await db
    .selectFrom('doctors')
    .select(['id', 'name'])
    .where('sample', '=', 1)
    .execute()
  return {
    titles: new Set(blogs.map(({ title }) => title)),
    doctors: new Map(people.map(({ id, name }) => [name, id])),
  }
}

async function isWanted(db: Database): Promise<boolean> {
  const fact = await db
    .selectFrom('site_facts')
    .select('value')
    .where('name', '=', samplesFact)
    .executeTakeFirst()
  if (fact) return fact.value === 'adding'
  const anything = await db.selectFrom('blogs').select('number').limit(1).executeTakeFirst()
  return anything === undefined
}
