import type { NewBlog } from '../../server/blogs/blog-columns.ts'
import { inventVocabulary, medicalWords, oneOf, type Random, seededRandom } from './vocabulary.ts'

/** Articles of a made-up library, and what is known about their words so far. */
export type Corpus = {
  next(): NewBlog
  /** In how many of the articles so far each word occurs. */
  articlesWith: Map<string, number>
  random: Random
}

const vocabularySize = 60_000
const wordsOfOwn = 12
const shareOfOwn = 0.08
const firstDay = Date.UTC(2020, 0, 1)
const hourMs = 3_600_000

/** Words follow Zipf's law; besides, each article has a few words of its own, as real ones do. */
export function createCorpus(seed: number, authorIds: string[]): Corpus {
  const random = seededRandom(seed)
  const vocabulary = inventVocabulary(vocabularySize, random)
  const drawn = zipf(vocabulary, random)
  const articlesWith = new Map<string, number>()
  let count = 0

  function next(): NewBlog {
    const own = Array.from({ length: wordsOfOwn }, () => oneOf(vocabulary, random))
    const topic = oneOf(medicalWords, random)
    own.push(topic, topic)
    const seen = new Set<string>()
    const words = (length: number) =>
      Array.from({ length }, () => {
        const word = random() < shareOfOwn ? oneOf(own, random) : drawn()
        seen.add(word)
        return word
      })
    const sentence = (length: number) => `${capitalised(words(length).join(' '))}.`
    const text = (length: number) => paragraphs(length, sentence, random)

    const tags = [topic, oneOf(medicalWords, random), oneOf(medicalWords, random)]
    const blog: NewBlog = {
      title: capitalised([topic, ...words(4)].join(' ')),
      brief_description: sentence(30),
      blog_summary: text(60),
      long_description: text(300 + Math.floor(random() * 600)),
      img_description: `<p>${sentence(20)}</p>`,
      call_out: sentence(12),
      image_url: '',
      tags,
      solutions: [count % 2 === 0 ? 'Medical Solution' : 'Dental Solution'],
      author_id: oneOf(authorIds, random),
      createdAt: new Date(firstDay + count * hourMs).toISOString(),
    }
    for (const word of new Set([...seen, ...tags])) {
      articlesWith.set(word, (articlesWith.get(word) ?? 0) + 1)
    }
    count += 1
    return blog
  }
  return { next, articlesWith, random }
}

/** Draws words: the one at rank r as often as 1 / (r + 2.7) says. */
function zipf(words: string[], random: Random): () => string {
  let sum = 0
  const sums = Float64Array.from(words, (_word, rank) => (sum += 1 / (rank + 3.7)))
  return () => {
    const wanted = random() * sum
    let [low, high] = [0, words.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! < wanted) low = middle + 1
      else high = middle
    }
    return words[low]!
  }
}

/** Rich text of about `length` words: sentences in paragraphs, a heading above every third. */
function paragraphs(length: number, sentence: (length: number) => string, random: Random): string {
  let html = ''
  for (let left = length, count = 0; left > 0; count += 1) {
    if (count % 3 === 2) html += `<h2>${sentence(4)}</h2>`
    const lengths = Array.from({ length: 4 }, () => 8 + Math.floor(random() * 14))
    html += `<p>${lengths.map(sentence).join(' ')}</p>`
    left -= lengths.reduce((total, words) => total + words, 0)
  }
  return html
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
