import { use } from 'react'
import { PathContext } from '../site-frame/path-context.ts'

/**
 * Asks readers whether the page was useful. Without scripts the form leads back to this part, which then says thank
 * you; with them it does so at once, and asks those who said no what is missing.
 */
export function PageUseful() {
  const path = use(PathContext)
  return (
    <section className="page-useful wrap" id="useful" aria-label="Was this page useful?">
      <form method="post" action="/useful">
        <p>Was this page useful?</p>
        <input type="hidden" name="path" value={path} />
        <button className="button quiet-button" name="useful" value="yes">
          Yes
        </button>
        <button className="button quiet-button" name="useful" value="no">
          No
        </button>
      </form>
      <p className="page-useful-thanks" tabIndex={-1}>
        Thank you.{' '}
        <a href={`/contact?about=${encodeURIComponent(path)}`}>Tell us what is missing</a>
      </p>
    </section>
  )
}
