/**
 * How good the evidence is that the product itself helps with a condition. Studies of other jaw care, such
 * as exercises or an appliance for sleep apnea, don't count.
 */
export type Evidence = 'supported' | 'limited' | 'none'

export const evidenceMeanings: Record<Evidence, string> = {
  supported: 'guidelines advise it for some people',
  limited: 'only small or weak studies of it, or of a part of it',
  none: 'we know of no good study of it that shows an effect',
}
