import type { Examples } from '../example/examples.tsx'
import { titleWords } from './title-words.tsx'

export const titleWordsExamples: Examples = {
  'words with hyphens': <h1>{titleWords('Is a non-surgical way evidence-based, or wishful?')}</h1>,
  'long words': <h1>{titleWords('Temporomandibular otorhinolaryngology')}</h1>,
}
