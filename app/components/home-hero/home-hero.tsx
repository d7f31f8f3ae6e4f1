import { serviceLinks } from '../../../content/navigation.ts'
import { home, type HomeContent } from '../../../content/home.ts'
import { night as nightWords } from '../../../content/night/night-pages.ts'
import { currentWords } from '../../../content/words/live.ts'
import { withDrawingAddress } from '../../ui/drawing-address.ts'
import { Island } from '../../ui/island/island.tsx'
import { SiteBrand } from '../site-brand/site-brand.tsx'
import { SiteMenu } from '../site-header/site-menu.tsx'
import { SuggestingSearch } from '../suggesting-search/suggesting-search.tsx'
import { HeroScene } from './hero-scene.tsx'

/** The home page's head instead of the site's header: name, links, tagline, and search box. */
export function HomeHero() {
  const [night, day] = home.heroImages
  const images: HomeContent['heroImages'] = [withDrawingAddress(night), withDrawingAddress(day)]
  return (
    <header className="home-hero on-dark">
      <div className="wrap home-hero-bar">
        <SiteBrand />
        <SiteMenu />
      </div>
      <Island
        name="hero-scene"
        of={HeroScene}
        props={{ images, ...(isTipChanged() && { tip: home.tooltip }) }}
      />
      <div className="wrap home-hero-text">
        <h1>{home.tagline}</h1>
        <p className="home-hero-lead">
          {home.lead} <a href={nightWords.link.to}>{nightWords.link.label}</a>
        </p>
        <Island
          name="suggesting-search"
          of={SuggestingSearch}
          props={{ question: home.question }}
        />
        <ul className="hero-services" role="list" aria-label="What you can do here">
          {serviceLinks.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </header>
  )
}

/** The scene's script has the program's tip. */
function isTipChanged(): boolean {
  return Object.keys(currentWords()['home'] ?? {}).some((name) => name.startsWith('tooltip.'))
}
