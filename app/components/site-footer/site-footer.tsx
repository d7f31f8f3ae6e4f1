import { footer } from '../../../content/footer.ts'
import { night } from '../../../content/night/night-pages.ts'
import {
  accessibilityLink,
  footerLinks,
  legalLinks,
  type NavigationLink,
} from '../../../content/navigation.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { StaticMarkup } from '../../ui/static-markup/static-markup.tsx'
import { SiteBrand } from '../site-brand/site-brand.tsx'

export function SiteFooter() {
  return <StaticMarkup as="footer" className="site-footer on-dark" content={content} />
}

const content = <SiteFooterContent />

function SiteFooterContent() {
  return (
    <div className="wrap site-footer-grid">
      <div className="stack-wide">
        <SiteBrand />
        <NewsletterForm />
      </div>
      <FooterLinks label="Explore" links={footerLinks} />
      <FooterLinks label="Legal" links={[...legalLinks, accessibilityLink]} />
      <div className="site-footer-legal">
        <p>
          {footer.information} In an emergency call 911.{' '}
          <a href={night.link.to}>{night.link.label}</a>
        </p>
        <p>{footer.copyright}</p>
      </div>
    </div>
  )
}

function NewsletterForm() {
  return (
    <form className="newsletter-form" action="/newsletter" method="post" noValidate>
      <label htmlFor="newsletter-email">{footer.newsletter}</label>
      <div className="newsletter-field">
        <input
          id="newsletter-email"
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="Your email address"
        />
        <button type="submit" aria-label="Subscribe to our news">
          <Icon name="forward" />
        </button>
      </div>
      <a className="newsletter-leave" href="/newsletter/leave">
        Leave the newsletter
      </a>
    </form>
  )
}

function FooterLinks({ label, links }: { label: string; links: readonly NavigationLink[] }) {
  return (
    <nav className="site-footer-links" aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ul role="list">
        {links.map((link) => (
          <li key={link.to}>
            <a href={link.to}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
