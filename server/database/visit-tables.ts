/** Database columns of what is counted, part of `Tables`. Days are those of the academy's time zone: `2026-07-17`. */
export type VisitTables = {
  visit_days: { day: string; path: string; views: number; visits: number }
  /** The sums of `visit_days` by month, such as `2026-07`. */
  visit_months: { month: string; path: string; views: number; visits: number }
  /** The sums of `visit_days` over all pages. */
  visit_totals: { day: string; views: number; visits: number }
  /** `host` is the site a visit came from, `direct` or `other`. */
  visit_sources: { day: string; host: string; visits: number }
  /** How often readers said that a page was useful, or not. */
  page_votes: { day: string; path: string; yes: number; no: number }
  /** Pages fetched by programs that act for a person who asked. */
  assistant_days: { day: string; agent: string; fetches: number }
}
