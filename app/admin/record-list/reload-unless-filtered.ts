import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A list is loaded anew when it is come to or asked for again, not when its filter changes the address. */
export function reloadUnlessFiltered({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}
