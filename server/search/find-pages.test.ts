import { expect, it } from 'vitest'
import { collectedSentences } from '../../tests/benchmarks/collected-sentences.ts'
import { everydaySentences } from '../../tests/benchmarks/everyday-sentences.ts'
import { moreEverydaySentences } from '../../tests/benchmarks/more-everyday-sentences.ts'
import { readSampleArticles } from '../sample-content/read-sample-articles.ts'
import { answerNear } from './answer-near.ts'
import { findArticles, knownArticles } from './find-articles.ts'
import { findPages } from './find-pages.ts'
import { builtInThesaurus } from './query/thesaurus.ts'

/** Articles whose addresses are their titles. */
const articles = (texts: readonly (readonly [title: string, brief: string, tags?: string])[]) =>
  knownArticles(
    texts.map(([title, brief, tags = '']) => ({
      title,
      brief,
      tags,
      address: title,
      sample: false,
    })),
  )

const samples = articles(
  (await readSampleArticles()).map(({ title, brief_description, tags }) => [
    title,
    brief_description,
    tags.join(', '),
  ]),
)
const others = articles([
  ['Pillows for a Stiff Neck: Which Height Helps', 'A pillow holds the neck. Try three.'],
  ['Smoking and Your Gums', 'Tobacco hides bleeding, and gums heal more slowly.'],
  ['What Insurers Ask Before They Pay', 'Four letters that plans want to see.'],
  ['Neck Pain After a Long Flight', 'Move before you land.'],
])

function pagesFor(text: string, known: typeof samples) {
  const found = findPages(text, findArticles(text, known, builtInThesaurus))
  return { ...found, answer: answerNear(found.answer, text, []) }
}

it.each([
  ['which pillow hight is good for my stiff neck', 'Pillows for a Stiff Neck: Which Height Helps'],
  ['does smoking harm gums', 'Smoking and Your Gums'],
  ['will medicare pay for it', 'What Insurers Ask Before They Pay'],
])('answers "%s" by the article about all of it', (text, title) => {
  const { answer, conditions } = pagesFor(text, others)
  expect(answer?.title).toBe(title)
  expect(conditions.map(({ address }) => address)).not.toContain(title)
})

it.each([
  ['my neck hurts', '/solution/neck', 'Neck Pain After a Long Flight'],
  ['neck pain', '/solution/neck', 'Neck Pain After a Long Flight'],
  ['bleeding gums', '/solution/gum', 'Smoking and Your Gums'],
  ['how much does a splint cost', '/visit-sheet', undefined],
  ['suddenly I cannot move my stiff neck and I have a fever', undefined, undefined],
])('answers "%s" by the page that is named, with the article next', (text, address, title) => {
  const { answer, also } = pagesFor(text, others)
  if (address) expect(answer?.address).toBe(address)
  else expect(answer?.sign?.level).toBe('emergency')
  if (title) expect(also?.name).toBe(title)
})

it('begins with the first sentence of an article, and with a question before it', () => {
  const known = articles([
    ['Smoking and Your Gums', 'Does smoke harm gums? It does, and you see it late. And teeth?'],
  ])
  expect(pagesFor('smoking and gums', known).answer?.sentence).toBe(
    'Does smoke harm gums? It does, and you see it late.',
  )
})

it.each(['who are you', 'what do you people treat', 'is this a clinic'])(
  'answers "%s" by a page about the academy',
  (text) => expect(pagesFor(text, samples).answer?.address).toMatch(/^\/about/),
)

it.each(["children's dentist", 'ear doctor', 'dentist who does dentures', 'physical therapist'])(
  'leads from "%s" to the finder',
  (text) => expect(pagesFor(text, samples).answer?.address).toBe('/find-a-doctor'),
)

it('a doctor who is told of is not looked for', () => {
  const text = 'my ear hurts but the ear doctor says nothing is wrong'
  expect(pagesFor(text, samples).answer?.address).toBe('/solution/earnose')
})

it.each([
  ['everyday', [...everydaySentences, ...moreEverydaySentences], 1, 1],
  ['collected', collectedSentences, 0.82, 0.93],
] as const)(
  'finds a right page for %s sentences among the articles',
  (_, sentences, first, three) => {
    const ranks = sentences.map(({ sentence, pages, danger }) => {
      const { answer, also, conditions } = pagesFor(sentence, samples)
      if (danger) return answer?.sign ? 0 : Infinity
      const shown = [answer, also, ...conditions].flatMap((one) => one?.address.split('?')[0] ?? [])
      const rank = [...new Set(shown)].findIndex((address) => pages.includes(address))
      return rank < 0 ? Infinity : rank
    })
    const share = (most: number) => ranks.filter((rank) => rank <= most).length / ranks.length
    expect(share(0)).toBeGreaterThanOrEqual(first)
    expect(share(2)).toBeGreaterThanOrEqual(three)
  },
)
