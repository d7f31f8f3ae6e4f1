import { LinkButton } from '../../ui/button/link-button.tsx'
import { PageIntro } from '../page-intro/page-intro.tsx'

/** A calm page for an address that leads nowhere: says so, and offers ways on. */
export function ErrorPage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageIntro title={title}>
        <p>{text}</p>
      </PageIntro>
      <div className="wrap error-page-ways">
        <LinkButton to="/">Go to the home page</LinkButton>
        <LinkButton to="/medicalsolution" look="quiet">
          Medical Solutions
        </LinkButton>
        <LinkButton to="/articles" look="quiet">
          All articles
        </LinkButton>
      </div>
    </>
  )
}
