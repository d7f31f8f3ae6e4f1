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
  const { bias, step } = learned
  const steps = unpacked(learned.weights)
  /** How urgent a text is: above 0, more likely so than not. */
  const judge = (text: string) => {
    const features = featuresOf(spacedText(text))
    let sum = 0
    for (const feature of features) sum += steps[feature]!
    return bias + step * sum * shareOfEach(features)
  }
  return (whole) => {
    const text = whole.slice(0, mostRead)
    const sentences = text.split(sentenceEnd).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    if (sentences.length === 0) return []
    const pairs = sentences.map((sentence, index) => `${sentence} ${sentences[index + 1] ?? ''}`)
    // A single sentence of a long message may be urgent where the others are polite.
    const score = judge(text) + highest(sentences.map(judge)) + highest(pairs.map(judge))
    return score > 0 ? [mostUrgent(phrasesOf(mostUrgent(sentences, judge)), judge)] : []
  }
}

/** In characters: a mail may hold a megabyte, and this many take 20 ms. */
const mostRead = 20_000

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

/** The steps of each feature, from -7 to 7. */
function unpacked(weights: string): Int8Array {
  const bytes = atob(weights)
  const steps = new Int8Array(featureCount)
  for (let at = 0; at < bytes.length; at++) {
    const two = bytes.charCodeAt(at)
    steps[2 * at] = (two & 15) - 8
    steps[2 * at + 1] = (two >> 4) - 8
  }
  return steps
}
