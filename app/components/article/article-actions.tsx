import type { MedicalPage } from '../../../content/medical-page.ts'
import { addressOf } from '../../../content/medical-pages.ts'
import type { Blog } from '../../../shared/blog.ts'
import { contactAbout } from '../contact-form/contact-address.ts'
import { Icon } from '../../ui/icon/icon.tsx'

type ArticleActionsProps = {
  article: Blog
  /** Full address of the page. */
  address: string
  /** The first medical page that the article's tags name. */
  page: MedicalPage | undefined
}

/** What a reader can do with an article after reading it. */
export function ArticleActions({ article, address, page }: ArticleActionsProps) {
  const mail = `mailto:?subject=${encodeURIComponent(article.title)}&body=${encodeURIComponent(address)}`
  return (
    <section className="article-actions" aria-label="After reading">
      <p>
        <button className="button" type="button" data-print="">
          Print for your visit
        </button>
        <button
          className="button quiet-button"
          type="button"
          data-copied="Link copied"
          aria-live="polite"
        >
          Copy link
        </button>
        <a className="button quiet-button" href={mail}>
          <Icon name="mail" /> Send by mail
        </a>
      </p>
      <ul role="list">
        {page && (
          <li>
            <a href={addressOf(page)}>All about {page.shortName}</a>
          </li>
        )}
        <li>
          <a href={contactAbout(`/articles/${article._id}`)}>Ask us</a>
        </li>
        <li>
          <a href="/newsletter">Get new articles by mail</a>
        </li>
      </ul>
    </section>
  )
}
