import { home, type HomeContent } from '../../../content/home.ts'
import { headerLinks } from '../../../content/navigation.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { withDrawingAddress } from '../../ui/drawing-address.ts'
import { Island } from '../../ui/island/island.tsx'
import { SiteBrand } from '../site-brand/site-brand.tsx'
import { SuggestingSearch } from '../suggesting-search/suggesting-search.tsx'
import { FirstVisitTip } from './first-visit-tip.tsx'
import { HeroPictures } from './hero-pictures.tsx'

const [night, day] = home.heroImages
const images: HomeContent['heroImages'] = [withDrawingAddress(night), withDrawingAddress(day)]

/** The head of the home page, in place of the site's header: name, links, tagline and search. */
export function HomeHero() {
  return (
    <header className="home-hero on-dark">
      <Island name="hero-pictures" of={HeroPictures} props={{ images }} />
      <div className="wrap home-hero-bar">
        <SiteBrand />
        <HeroLinks />
      </div>
      <div className="wrap home-hero-text">
        <h1>{home.tagline}</h1>
        <p className="home-hero-lead">{home.lead}</p>
        <p className="home-hero-actions">
          <LinkButton to="/medicalsolution" look="light">
            <span className="sentence-case">find answers</span>
          </LinkButton>
          <LinkButton to="/doctors-behind" look="quiet">
            Our doctors
          </LinkButton>
        </p>
        <Island name="suggesting-search" of={SuggestingSearch} props={{}} />
      </div>
    </header>
  )
}

function HeroLinks() {
  return (
    <nav className="home-hero-links" aria-label="Main">
      <ul role="list">
        {headerLinks.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
            {to === '/medicalsolution' && (
              <Island name="first-visit-tip" of={FirstVisitTip} props={{}} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
