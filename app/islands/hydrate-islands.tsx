// The script of tool pages: hydrates all islands of the page and announces when the last one is ready.
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { FoundArticles } from '../components/article-search/found-articles.tsx'
import { Carousel } from '../components/carousel/carousel.tsx'
import { ContactForm } from '../components/contact-form/contact-form.tsx'
import { HeroScene } from '../components/home-hero/hero-scene.tsx'
import { SignFinder } from '../components/sign-finder/sign-finder.tsx'
import { SuggestingSearch } from '../components/suggesting-search/suggesting-search.tsx'

/** Components by the island names that the pages use. */
const islands: Record<string, ComponentType<never>> = {
  carousel: Carousel,
  'contact-form': ContactForm,
  'found-articles': FoundArticles,
  'hero-scene': HeroScene,
  'sign-finder': SignFinder,
  'suggesting-search': SuggestingSearch,
}

// One after the other, so that the browser can answer the reader in between.
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  // oxlint-disable-next-line no-await-in-loop -- see above
  await hydrate(element)
  // oxlint-disable-next-line no-await-in-loop -- see above
  await new Promise((resolve) => setTimeout(resolve))
}
document.documentElement.dataset['hydrated'] = ''
document.dispatchEvent(new Event('hydrated'))

/** Resolves when the island is hydrated. */
function hydrate(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset
  const Part = islands[island.split('.', 1)[0]!] as ComponentType<object>
  return new Promise((resolve) => {
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
