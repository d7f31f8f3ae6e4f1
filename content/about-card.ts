/** A page below About. */
export type AboutCard = {
  id: AboutCardId
  heading: string
  description: string
  /** Rich text, limited to the site's allowlist. */
  html: string
}

type AboutCardId = 'card1' | 'card2' | 'card4' | 'review' | 'corrections'
