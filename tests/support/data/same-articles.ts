// Random articles, the same in each database, and what readers may type to find them.
import { asTheSite } from './as-the-site.ts'
import { createBlogs, createDoctorRepository } from '../site/built-program.ts'
import type { Database } from '../../../server/database/database.ts'
import { oneErrorAway } from '../../../server/search/query/search-words.ts'
import { oneOf, type Random } from '../../benchmarks/vocabulary.ts'
import { newBlog } from './new-blog.ts'

const words = [
  'jaw',
  'jaws',
  'jar',
  'java',
  'ajar',
  'law',
  'pain',
  'paint',
  'painful',
  'pains',
  'pan',
  'headache',
  'headaches',
  'migraine',
  'migraines',
  'sleep',
  'sleeping',
  'slept',
  'asleep',
  'tmd',
  'tmj',
  'bruxism',
  'bite',
  'bites',
  'biting',
  'splint',
  'splints',
  'split',
  'throat',
  'throats',
  'ménière',
  'Zoë',
  'naïve',
  'Ärger',
  'étude',
  'œuvre',
  'straße',
  'ﬁbula',
  '顎関節',
  'челюсть',
  '12',
  '2024',
  '3d',
  'x',
  'of',
  'the',
  'and',
  'a',
  'neck',
  'necks',
  'nick',
  'deck',
]

const titleMarks = ['', '!', '“', '#', '-', '_', 'ß', 'Z', 'z', 'é', '0', '👩‍⚕️ ']
const articles = 120

/** The same library for the same numbers: written, changed and partly deleted. */
export async function fill(db: Database, random: Random): Promise<void> {
  const blogs = createBlogs(db)
  const doctors = createDoctorRepository(db)
  const some = (most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => oneOf(words, random)).join(' ')
  const empty = { email: '', location: '', description: '', image_url: '', linkedin: '' }
  const authors: string[] = []
  for (const name of ['Dr. Zoë Jaw', 'dr. ada pain', 'Ärger', 'Ünal']) {
    authors.push(await doctors.create({ ...empty, name, createdAt: '2024-01-01T00:00:00.000Z' }))
  }
  const ids: string[] = []
  for (let number = 0; number < articles; number += 1) {
    const blog = newBlog(`${oneOf(titleMarks, random)}${some(4)}`, {
      brief_description: some(6),
      long_description: `<p>${some(30)}</p><p>${some(30)}</p>`,
      blog_summary: random() < 0.3 ? `<p>${some(5)}</p>` : '',
      call_out: random() < 0.3 ? some(5) : '',
      tags: random() < 0.5 ? [some(1), some(2)] : [],
      solutions: [random() < 0.5 ? 'Medical Solution' : 'Dental Solution'],
      author_id: random() < 0.8 ? oneOf(authors, random) : null,
      createdAt: new Date(Date.UTC(2024, 1, 1 + (number % 40))).toISOString(),
    })
    ids.push(await blogs.create(blog))
  }
  for (const id of ids.filter(() => random() < 0.1)) await blogs.remove(id, asTheSite)
  await doctors.update(authors[1]!, { ...empty, name: 'Dr. Asleep' }, asTheSite)
  await doctors.remove(authors[3]!, asTheSite)
}

/** One or two words, as they are, cut off, or with a typing error. */
export function wordsTyped(random: Random): string {
  const word = () => {
    const whole = oneOf(words, random)
    const kind = random()
    if (kind < 0.3) return whole
    if (kind < 0.5) return whole.slice(0, 1 + Math.floor(random() * whole.length))
    return oneOf(oneErrorAway(whole.toLowerCase()), random)
  }
  return Array.from({ length: 1 + Math.floor(random() * 2) }, word).join(' ')
}
