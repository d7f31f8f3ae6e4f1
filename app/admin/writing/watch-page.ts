type PageOptions = {
  /** The connection, the session or the window may be back. */
  onBack: () => void
  /** The page is closing, perhaps for good. */
  onLeave: () => void
}

const returns = ['online', 'focus', 'storage'] as const

/** Watches the page in which a draft is open. Returns a function that ends that. */
export function watchPage({ onBack, onLeave }: PageOptions) {
  for (const name of returns) addEventListener(name, onBack)
  addEventListener('pagehide', onLeave)
  return () => {
    for (const name of returns) removeEventListener(name, onBack)
    removeEventListener('pagehide', onLeave)
  }
}
