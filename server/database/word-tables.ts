import type { Generated } from 'kysely'

/** Database columns of the site's words, part of `Tables`. */
export type WordTables = {
  /** The pages of words that the program has, or had. */
  word_pages: {
    number: Generated<number>
    /** Its key, such as `condition.jaw`. */
    id: string
    /** Always empty: a record has a picture. */
    image_url: Generated<string>
    created_at: string
    updated_at: string
    updated_by: Generated<string>
  }
  /** What people have changed; every other field has the program's words. */
  site_words: {
    page: string
    field: string
    /** JSON. */
    value: string
  }
  /** Legal pages as they were published, with the names of their time. */
  legal_versions: {
    /** The key of the page of words, such as `legal.terms`. */
    page: string
    /** The day of publication in the academy's time zone, with a number from the day's second on. */
    version: string
    /** From 1; 1 is the program's. */
    number: number
    /** JSON: the whole page. */
    content: string
  }
}
