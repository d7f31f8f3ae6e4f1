/** The site is overloaded, or this reader sends too many requests. */
export class TooBusyError extends Error {}

/** Loads another page of the site; returns the props of its island with this name, and its title. */
export async function loadIsland(
  address: string,
  name: string,
  signal: AbortSignal,
): Promise<{ props: unknown; title: string }> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal })
  if (response.status === 429 || response.status === 503) throw new TooBusyError()
  if (!response.ok) throw new Error(`${address} returned ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const island = page.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (!island?.dataset['props']) throw new Error(`${address} has no ${name}`)
  return { props: JSON.parse(island.dataset['props']), title: page.title }
}
