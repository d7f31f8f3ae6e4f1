import { emptyPlace } from '../../shared/place.ts'
import type { BlogRepository } from '../blogs/blog-repository.ts'
import type { DoctorRepository } from '../doctors/doctor-repository.ts'
import type { Images } from '../images/images.ts'
import type { Database } from '../database/database.ts'
import { addSampleWriting } from './add-sample-writing.ts'
import { doctors as sampleDoctors } from './doctors.ts'
import { imagesFolder, sampleImages } from './sample-images.ts'
import { readSampleArticles } from './read-sample-articles.ts'
import { unfinished } from './sample-writing.ts'

type Parts = {
  db: Database
  blogs: BlogRepository
  doctors: DoctorRepository
  images: Pick<Images, 'addFolder'>
}

/** Fills an empty new database with the sample doctors, articles and an unfinished one, once: what is deleted stays deleted. */
export async function addSampleContent({ db, blogs, doctors, images }: Parts): Promise<void> {
  if (await wasAdded(db)) return
  const addressOf = await sampleImages()
  const articles = await readSampleArticles()
  const shown = await Promise.all(
    articles.map(
      async ({ image, picture_shows }) => [await addressOf(image), picture_shows] as const,
    ),
  )
  await images.addFolder(imagesFolder, new Map(shown))
  const ids = new Map<string, string>()
  for (const { key, image, linkedin, city, region, ...doctor } of sampleDoctors) {
    const image_url = await addressOf(image)
    const place = { ...emptyPlace, name: 'Sample Clinic', city, region, country: 'US' }
    const facts = { places: [place], newPatients: 'yes', sample: true }
    ids.set(key, await doctors.create({ ...doctor, ...facts, image_url, linkedin: linkedin ?? '' }))
  }
  for (const { image, picture_shows: _, author, solution, ...article } of articles) {
    await blogs.create({
      ...article,
      solutions: [solution],
      image_url: await addressOf(image),
      author_id: ids.get(author) ?? null,
      sample: true,
    })
  }
  await addSampleWriting(db, ids.get(unfinished.author) ?? '')
  await db.insertInto('site_facts').values({ name: 'sample-content', value: 'added' }).execute()
}

async function wasAdded(db: Database): Promise<boolean> {
  const fact = await db
    .selectFrom('site_facts')
    .select('value')
    .where('name', '=', 'sample-content')
    .executeTakeFirst()
  if (fact) return true
  const anything = await db.selectFrom('blogs').select('number').limit(1).executeTakeFirst()
  return anything !== undefined
}
