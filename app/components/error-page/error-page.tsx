import { LinkButton } from '../../ui/button/link-button.tsx'
import { PageIntro } from '../page-intro/page-intro.tsx'

type Props = {
  title: string
  text: string
  /** Finds this failure in the log. */
  reference?: string | undefined
}

/** A calm page for an address that leads nowhere: says so, and offers ways on. */
export function ErrorPage({ title, text, reference }: Props) {
  return (
    <>
      <PageIntro title={title}>
        <p>{text}</p>
        {reference !== undefined && <p>Reference: {reference}</p>}
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
