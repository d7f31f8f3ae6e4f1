import type { ComponentType } from 'react'

type Loader = () => Promise<ComponentType<never>>

/** The parts of pages that have scripts, by the names that the pages give them. */
export const islands: Record<string, Loader> = {
  carousel: async () => (await import('../components/carousel/carousel.tsx')).Carousel,
  'contact-form': async () =>
    (await import('../components/contact-form/contact-form.tsx')).ContactForm,
  'first-visit-tip': async () =>
    (await import('../components/home-hero/first-visit-tip.tsx')).FirstVisitTip,
  'found-articles': async () =>
    (await import('../components/article-search/found-articles.tsx')).FoundArticles,
  'hero-pictures': async () =>
    (await import('../components/home-hero/hero-pictures.tsx')).HeroPictures,
}
