// The framework in the browser, for the admin panel and the gallery of parts.
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Tells the enhancement script that it can now repeat earlier clicks. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    document.dispatchEvent(new Event('hydrated'))
  }, [])
  return <HydratedRouter />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated />
    </StrictMode>,
  )
})
