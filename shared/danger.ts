// Tells whether a message may be urgent. No zod here, because browsers do it too.
import { featureCount, featuresOf, shareOfEach, spacedText } from './danger-features.ts'

/**
 * What was learned from labelled messages: how much each feature speaks for danger, in steps of `step`, four bits each, as
 * base64. Urgent is a text whose sum is above 0 (logistic regression: https://web.stanford.edu/~jurafsky/slp3/4.pdf).
 */
export type DangerWeights = { bias: number; step: number; weights: string }

/** Returns the words of a text that speak most for danger, as they stand there; an empty list if it is harmless. */
export type FindDanger = (text: string) => string[]

export function dangerFinder(learned: DangerWeights): FindDanger {
  const weights = unpacked(learned)
  const judge = (text: string) => scoreOf(spacedText(text), weights, learned.bias)
  return (text) => {
    const sentences = text.split(sentenceEnd).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    if (sentences.length === 0) return []
    const pairs = sentences.map((sentence, index) => `${sentence} ${sentences[index + 1] ?? ''}`)
    // A single sentence of a long message may be urgent where the others are polite.
    const score = judge(text) + highest(sentences.map(judge)) + highest(pairs.map(judge))
    return score > 0 ? [mostUrgent(phrasesOf(mostUrgent(sentences, judge)), judge)] : []
  }
}

const sentenceEnd = /[.!?。！？؟…\n;]+/u

const highest = (scores: number[]) => scores.reduce((one, other) => Math.max(one, other))

function mostUrgent(texts: string[], judge: (text: string) => number): string {
  const scores = texts.map(judge)
  return texts[scores.indexOf(highest(scores))]!
}

const wordsOfPhrase = 14
const signsOfPhrase = 120

/** The parts of a long sentence, each as long as a line; they overlap. */
function phrasesOf(sentence: string): string[] {
  const words = sentence.trim().split(/\s+/u)
  const half = wordsOfPhrase / 2
  const count = Math.max(1, Math.ceil(words.length / half) - 1)
  return Array.from({ length: count }, (_, part) =>
    words
      .slice(part * half, part * half + wordsOfPhrase)
      .join(' ')
      .slice(0, signsOfPhrase),
  )
}

/** The sum of what a text's features weigh, in proportion to how many there are. */
function scoreOf(spaced: string, weights: ArrayLike<number>, bias: number): number {
  const features = featuresOf(spaced)
  let sum = 0
  for (const feature of features) sum += weights[feature]!
  return bias + sum * shareOfEach(features)
}

function unpacked({ weights, step }: DangerWeights): Float32Array {
  const bytes = Uint8Array.from(atob(weights), (sign) => sign.charCodeAt(0))
  return Float32Array.from({ length: featureCount }, (_, feature) => {
    const level = (bytes[feature >> 1]! >> (feature % 2 === 0 ? 0 : 4)) & 15
    return (level - 8) * step
  })
}
