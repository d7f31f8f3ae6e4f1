import { academy } from '../../../content/academy.ts'
import { footerLinks } from '../../../content/navigation.ts'
import { Icon } from '../../ui/icon/icon.tsx'

export function SiteFooter() {
  return (
    <footer className="site-footer on-dark">
      <div className="wrap site-footer-grid">
        <form className="newsletter-form" action="/newsletter" method="post">
          <label htmlFor="newsletter-email">Stay up to date</label>
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
        </form>
        <nav aria-label="Footer">
          <ul role="list" className="site-footer-links">
            {footerLinks.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-footer-legal">
          <p>
            This site gives information only. It is not medical advice, and reading it does not make
            you our patient. In an emergency call 911.
          </p>
          <p>© 2025 {academy.name}. All rights reserved.</p>
        </div>
      </div>
    </footer>
  )
}
