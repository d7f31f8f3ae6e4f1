/** How good the evidence is that the product helps with a condition. */
export type Evidence = 'supported' | 'limited' | 'none'

export const evidenceMeanings: Record<Evidence, string> = {
  supported: 'guidelines advise it for some people',
  limited: 'only small or weak studies, or only a part of it is tested',
  none: 'we know of no good study that shows an effect',
}
