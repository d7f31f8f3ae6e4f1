// How a page arrived, where the browser says so: TypeScript does not know it yet.

interface Document {
  /** Whether the page is prepared, and not shown yet. */
  readonly prerendering?: boolean
}

interface PerformanceNavigationTiming {
  /** Above 0 if the page was prepared before it was shown. */
  readonly activationStart?: number
  /** `navigational-prefetch` if the page was fetched ahead. */
  readonly deliveryType?: string
}
