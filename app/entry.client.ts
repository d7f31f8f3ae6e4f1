// Public pages have parts that scripts take up; the admin panel, and all pages while developing, are
// the framework's from top to bottom.
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]

if (import.meta.env.PROD && islands.length > 0) {
  const { hydrateIslands } = await import('./islands/hydrate-islands.tsx')
  await hydrateIslands(islands)
} else {
  const { hydrateRouter } = await import('./hydrate-router.tsx')
  hydrateRouter()
}
