// Interprets what a loader returns or throws, as the framework does.
import type { data } from 'react-router'

type Loaded = ReturnType<typeof data>

/** A loader's data, with the status and headers that it passed to `data()`. */
export function withResponse(loaded: unknown): Pick<Loaded, 'data' | 'init'> {
  if (isRedirect(loaded)) throw loaded
  if (loaded instanceof Response) {
    throw new TypeError('A loader of a public page returns data or a redirect, no other response.')
  }
  return isLoaded(loaded) ? loaded : { data: loaded, init: null }
}

export function isRedirect(thrown: unknown): thrown is Response {
  return (
    thrown instanceof Response &&
    [301, 302, 303, 307, 308].includes(thrown.status) &&
    thrown.headers.has('location')
  )
}

/** 500 for anything but a thrown Response or `data()` with an error status. */
export function statusOf(thrown: unknown): number {
  const { status = 500 } =
    thrown instanceof Response ? thrown : (isLoaded(thrown) && thrown.init) || {}
  return status >= 400 ? status : 500
}

function isLoaded(value: unknown): value is Loaded {
  return (value as Loaded | undefined)?.type === 'DataWithResponseInit'
}
