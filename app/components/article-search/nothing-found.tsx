type NothingFoundProps = {
  query: string
  /** The address of a drawing, 720 × 440. */
  drawing: string
  /** Whether an answer is above. */
  answered?: boolean
  /** Why the list could not be loaded, if so. */
  failure?: 'failed' | 'too busy' | undefined
}

const failures = {
  failed: 'The list could not be loaded. Please check your connection and search again.',
  'too busy': 'We are getting a lot of searches right now. Please wait a moment and search again.',
}

/** Replaces an empty list and offers ways to go on. */
export function NothingFound({ query, drawing, answered = false, failure }: NothingFoundProps) {
  return (
    <div className="nothing-found stack">
      {!failure && !answered && (
        <img className="lost-picture" src={drawing} alt="" width="720" height="440" />
      )}
      <h2>No articles found.</h2>
      {failure ? (
        <p>{failures[failure]}</p>
      ) : (
        query &&
        !answered && (
          <>
            <p>
              Nothing matches <strong>{query}</strong>. A few things that often help:
            </p>
            <ul>
              <li>Check the spelling, or type only the first letters of a word.</li>
              <li>
                Use fewer words: “jaw pain” finds more than “pain in my left jaw when I chew”.
              </li>
              <li>Try an everyday word: “grinding” for bruxism, “heartburn” for reflux.</li>
            </ul>
          </>
        )
      )}
      <ul className="nothing-found-ways" role="list">
        <li>
          <a href="/articles">See all articles</a>
        </li>
        <li>
          <a href="/index">Browse from A to Z</a>
        </li>
        <li>
          <a href="/medicalsolution">Start from a symptom</a>
        </li>
        <li>
          <a href="/contact">Ask us</a>
        </li>
      </ul>
    </div>
  )
}
