// Articles and doctors for the `*.examples.tsx` files. Their pictures are those of the sample content.
import type { Blog, BlogTeaser } from '../../../shared/blog.ts'
import type { Doctor } from '../../../shared/doctor.ts'
import { noReview } from '../../../shared/review.ts'
import { exampleTexts } from '../../ui/example/example-texts.ts'

const day = '2025-03-14T09:30:00.000Z'

export const examplePictures = {
  article: '/images/257cc265c2acbe56d67196ab2af37a16-1200x720.jpg',
  doctor: '/images/00103400dde14c251f137fdcfdcc7dc2-480x480.jpg',
  /** A valid address without a stored picture. */
  missing: '/images/00000000000000000000000000000000-1200x720.jpg',
} as const

export const doctor: Doctor = {
  _id: 'amara-okafor',
  name: 'Dr. Amara Okafor',
  email: 'amara.okafor@example.org',
  location: 'Boston, MA',
  description: '<p>Looks after jaws, and after the people around them.</p>',
  image_url: examplePictures.doctor,
  linkedin: 'https://www.linkedin.com/in/example',
  credentials: 'DDS, MSc',
  specialty: 'Orofacial pain',
  interests: 'Paid by nobody but the clinic.',
  license: 'MA 12345',
  npi: '1234567893',
  conditions: ['tmd', 'jaw'],
  languages: ['en', 'es'],
  places: [
    {
      name: 'Harbor Clinic',
      street: '12 Example Street',
      city: 'Boston',
      region: 'MA',
      postalCode: '02108',
      country: 'US',
      phone: '+1 617 555 0142',
      url: 'https://clinic.example.org',
    },
  ],
  newPatients: 'yes',
  telehealth: true,
  sample: false,
  createdAt: day,
  updatedAt: day,
}

export const longDoctor: Doctor = {
  ...doctor,
  _id: 'long',
  name: exampleTexts.longTitle,
  email: `${exampleTexts.longWord}@example.org`,
  location: exampleTexts.longWord,
  description: `<p>${exampleTexts.longWord}</p>`,
  credentials: exampleTexts.longWord.slice(0, 100),
  specialty: exampleTexts.longWord.slice(0, 100),
  interests: exampleTexts.longTitle,
  sample: true,
}

export const bareDoctor: Doctor = {
  ...doctor,
  _id: 'bare',
  email: '',
  location: '',
  description: '',
  image_url: '',
  linkedin: '',
  credentials: '',
  specialty: '',
  interests: '',
  license: '',
  npi: '',
  conditions: [],
  languages: [],
  places: [],
  newPatients: '',
  telehealth: false,
}

export const foreignDoctor: Doctor = {
  ...doctor,
  _id: 'foreign',
  name: exampleTexts.rightToLeft,
  location: exampleTexts.emoji,
  image_url: examplePictures.missing,
}

export const article: Blog = {
  _id: 'jaw-clicking',
  title: 'Jaw clicking: when it matters',
  brief_description: 'Most clicks are harmless. Some are not, and a few simple signs tell which.',
  long_description: '<h2>Causes</h2><p>Clenching at <strong>night</strong>.</p>',
  blog_summary: '<p>Most clicks are harmless.</p>',
  img_description: '<p>A jaw joint from the side.</p>',
  call_out: 'A click without pain seldom needs treatment.',
  image_url: examplePictures.article,
  references: [],
  sample: false,
  solutions: ['Medical Solution'],
  tags: ['Jaw', 'TMD'],
  author_id: {
    _id: doctor._id,
    name: doctor.name,
    description: doctor.description,
    image_url: doctor.image_url,
  },
  author_image_url: doctor.image_url,
  review: noReview,
  createdAt: day,
  updatedAt: day,
}

export const longArticle: Blog = {
  ...article,
  _id: 'long',
  title: exampleTexts.longTitle,
  brief_description: `${exampleTexts.longWord} ${exampleTexts.longTitle}`,
  img_description: `<p>${exampleTexts.longWord}</p>`,
  sample: true,
  solutions: ['Medical Solution', 'Dental Solution'],
  author_id: { ...article.author_id!, name: exampleTexts.longWord },
}

export const wordArticle: Blog = { ...article, _id: 'word', title: exampleTexts.longWord }

/** An article without an author or a picture. */
export const bareArticle: Blog = {
  ...article,
  _id: 'bare',
  brief_description: '',
  img_description: '',
  image_url: '',
  author_image_url: '',
  author_id: null,
}

export const foreignArticle: Blog = {
  ...article,
  _id: 'foreign',
  title: exampleTexts.rightToLeft,
  brief_description: exampleTexts.emoji,
  image_url: examplePictures.missing,
}

export const allArticles = [article, longArticle, wordArticle, bareArticle, foreignArticle]

/** What lists show of an article. */
export function teaserOf(from: Blog): BlogTeaser {
  const { _id, title, brief_description, image_url, sample, createdAt, author_id } = from
  return {
    ...{ _id, title, brief_description, image_url, sample, createdAt },
    author: author_id?.name ?? null,
  }
}
