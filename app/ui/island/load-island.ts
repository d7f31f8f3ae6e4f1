/** The site answered that there is too much to do, or that this reader asks too often. */
export class TooBusyError extends Error {}

/** What another page of the site gives to its island of this name, and that page's title. */
export async function loadIsland(
  address: string,
  name: string,
  signal: AbortSignal,
): Promise<{ props: unknown; title: string }> {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, signal })
  if (answer.status === 429 || answer.status === 503) throw new TooBusyError()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const island = page.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (!island?.dataset['props']) throw new Error(`${address} has no ${name}`)
  return { props: JSON.parse(island.dataset['props']), title: page.title }
}
