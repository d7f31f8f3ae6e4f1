// Reloads public pages after a change, because they have no framework that could update them in place.
import.meta.hot?.on('public-pages-changed', () => location.reload())
