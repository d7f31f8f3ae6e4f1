/** What a search shows first: a danger sign and its page, a medical page, an article, or a service of the site. */
export type SearchAnswer = {
  /** The name of the page that has the whole answer, and its path. */
  title: string
  address: string
  sentence: string
  /** Whether it is an article made up to show how the site looks. */
  sample?: true
  /** The danger sign that the search names. */
  sign?: AnswerSign
  /** Of a medical page: its first advice, an emergency to know of, and its number of sources. */
  advice?: { firstStep: string; emergency: string; sources: number }
}

export type AnswerSign = {
  level: 'emergency' | 'today' | 'soon'
  /** What to do, e.g. "Make an appointment". */
  heading: string
  brief: string
  text: string
  /** Whether the crisis line 988 can help. */
  crisis: boolean
}
