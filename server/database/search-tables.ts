/** Database columns about searches, part of `Tables`. */
export type SearchTables = {
  /** What readers searched for, one row for each text and day. */
  search_terms: {
    /** In the academy's time zone, such as `2026-11-24`. */
    day: string
    /** Keyed hash of the folded text. */
    term_hash: string
    /** The folded text; null while it was not searched for often enough. */
    text: string | null
    searches: number
    /** The number of results of the day's last search; null without `text`. */
    found: number | null
  }
  /** Groups of words that editors have added, and those of `content/synonyms.ts` that they have changed. */
  synonym_groups: {
    id: string
    /** JSON list. */
    words: string
    /** The first word of the group in `content/synonyms.ts` that this one replaces. */
    built_in: string | null
    updated_at: string
  }
  /** Articles that come first where a query holds all of these words. */
  promoted_articles: { id: string; words: string; blog_id: string; created_at: string }
  /** The words of articles. */
  search_words: { word: string; stem: string }
}
