/** A published source that a page names so that readers can check what it says. */
export type Source = {
  /** Authors, or the body that speaks. */
  by: string
  title: string
  /** Journal, volume and pages; or the web page's publisher. */
  publishedIn: string
  year?: number
  /** Only an https address that is known to exist; a DOI address where there is one. */
  url?: string
}
