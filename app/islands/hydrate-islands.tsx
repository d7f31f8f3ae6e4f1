import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islands } from './islands.ts'

/** Takes up all parts of the page that have scripts, and says when the last of them is ready. */
export async function hydrateIslands(elements: readonly HTMLElement[]): Promise<void> {
  await Promise.all(elements.map(hydrateIsland))
  document.documentElement.dataset['hydrated'] = ''
  document.dispatchEvent(new Event('hydrated'))
}

async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset
  const load = islands[island.split('.', 1)[0]!]
  if (!load) throw new Error(`There is no island ${island}`)
  const Part = (await load()) as ComponentType<object>
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <Ready onReady={resolve}>
        <Part {...(JSON.parse(props) as object)} />
      </Ready>,
      { identifierPrefix: island },
    )
  })
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}
