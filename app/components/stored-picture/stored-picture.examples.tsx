import type { Examples } from '../../ui/example/examples.tsx'
import { examplePictures } from '../example/example-records.ts'
import { StoredPicture } from './stored-picture.tsx'

const article = { alt: 'A jaw', placeholder: 'article', sizes: '92vw' } as const
const doctor = { alt: 'A doctor', placeholder: 'doctor', sizes: '10rem' } as const

export const storedPictureExamples: Examples = {
  article: <StoredPicture address={examplePictures.article} {...article} />,
  'article without a picture': <StoredPicture address="" {...article} />,
  'article, picture missing': <StoredPicture address={examplePictures.missing} {...article} />,
  doctor: <StoredPicture address={examplePictures.doctor} {...doctor} />,
  'doctor without a picture': <StoredPicture address="" {...doctor} />,
}
