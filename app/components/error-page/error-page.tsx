import { LinkButton } from '../../ui/button/link-button.tsx'
import { drawingAddress } from '../../ui/drawing-address.ts'
import { titleWords } from '../../ui/title-words/title-words.tsx'
import { SearchForm } from '../search-form/search-form.tsx'

type Props = {
  title: string
  text: string
  /** Id of this failure in the log. */
  reference?: string | undefined
}

/** A calm page for an address that does not exist: says so, offers a search and other links. */
export function ErrorPage({ title, text, reference }: Props) {
  return (
    <div className="wrap error-page">
      <div className="stack">
        <h1>{titleWords(title)}</h1>
        <p>{text}</p>
        {reference !== undefined && <p>Reference: {reference}</p>}
        <SearchForm label="Search the site" />
        <div className="error-page-ways">
          <LinkButton to="/">Go to the home page</LinkButton>
          <LinkButton to="/medicalsolution" look="quiet">
            Medical Solutions
          </LinkButton>
          <LinkButton to="/articles" look="quiet">
            All articles
          </LinkButton>
        </div>
      </div>
      <img
        className="lost-picture"
        src={drawingAddress('/pictures/lost.svg')}
        alt=""
        width="720"
        height="440"
      />
    </div>
  )
}
