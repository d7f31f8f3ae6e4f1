// Learns from labelled messages what each feature speaks for danger: logistic regression by stochastic gradient descent with the steps of AdaGrad
// (https://jmlr.org/papers/v12/duchi11a.html). The same messages give the same weights.
import type { LabelledMessage } from './danger-messages.ts'
import { featureCount, featuresOf, shareOfEach, spacedText } from '../../shared/danger-features.ts'
import type { DangerWeights } from '../../shared/danger.ts'

const rounds = 10
const firstStep = 0.3
const decay = 1e-4
/** How sure it must be: the sum at which as many harmless messages are marked as may be. */
const caution = 0.2
/** Weights beyond four standard deviations count as these. */
const mostDeviations = 4
const levels = 7
/** Lighter ones change nothing that can be measured, and are a quarter of the bytes. */
const leastSteps = 2

export function learn(messages: readonly LabelledMessage[]): DangerWeights {
  const examples = messages.map(({ text, urgent }) => ({
    ...weighed(featuresOf(spacedText(text))),
    label: urgent ? 1 : 0,
  }))
  const weights = new Float64Array(featureCount)
  const squares = new Float64Array(featureCount).fill(1e-8)
  let [bias, biasSquares] = [0, 1e-8]
  const random = seeded(1)
  for (let round = 0; round < rounds; round++) {
    for (const { features, share, label } of shuffled(examples, random)) {
      let sum = 0
      for (const feature of features) sum += weights[feature]!
      const error = 1 / (1 + Math.exp(-(bias + sum * share))) - label
      for (const feature of features) {
        const gradient = error * share + decay * weights[feature]!
        squares[feature]! += gradient * gradient
        weights[feature]! -= (firstStep * gradient) / Math.sqrt(squares[feature]!)
      }
      biasSquares += error * error
      bias -= (0.1 * error) / Math.sqrt(biasSquares)
    }
  }
  return packed(weights, bias - caution)
}

const weighed = (features: Uint32Array) => ({ features, share: shareOfEach(features) })

function packed(weights: Float64Array, bias: number): DangerWeights {
  const used = weights.filter((weight) => weight !== 0)
  const deviation = Math.sqrt(used.reduce((sum, weight) => sum + weight * weight, 0) / used.length)
  const step = (mostDeviations * deviation) / levels
  const bytes = Buffer.alloc(featureCount / 2)
  for (const [feature, weight] of weights.entries()) {
    const steps = Math.max(-levels, Math.min(levels, Math.round(weight / step)))
    const level = (Math.abs(steps) < leastSteps ? 0 : steps) + 8
    bytes[feature >> 1]! |= feature % 2 === 0 ? level : level << 4
  }
  return { bias, step, weights: bytes.toString('base64') }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
