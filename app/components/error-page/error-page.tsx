import { LinkButton } from '../../ui/button/link-button.tsx'
import { PageIntro } from '../page-intro/page-intro.tsx'
import { SearchForm } from '../search-form/search-form.tsx'

/** A calm page for an address that leads nowhere: says so, and offers ways on. */
export function ErrorPage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageIntro title={title}>
        <p>{text}</p>
      </PageIntro>
      <div className="wrap-text stack-wide">
        <SearchForm />
        <p>
          <LinkButton to="/">Go to the home page</LinkButton>
        </p>
      </div>
    </>
  )
}
