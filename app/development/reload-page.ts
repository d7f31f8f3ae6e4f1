// Public pages have no framework in the browser that could change them in place.
import.meta.hot?.on('public-pages-changed', () => location.reload())
