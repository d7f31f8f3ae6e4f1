/** How the reader came to this page. */
export const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
