import { useId, useState } from 'react'
import type { IssueJson } from '../../../shared/newsletter.ts'
import { tooManyArticles } from '../../../shared/newsletter-rules.ts'
import { limits } from '../../../shared/limits.ts'
import { newsletter } from '../client/newsletter.ts'
import { useFoundArticles } from '../client/use-found-articles.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'

type Article = IssueJson['articles'][number]

type ArticlesFieldProps = {
  articles: Article[]
  onChange: (articles: Article[]) => void
  /** Called with a sentence. */
  onProblem: (problem: string) => void
}

const most = limits.newsletter.articles

/** The articles of an issue, in the order of the mail. */
export function ArticlesField({ articles, onChange, onProblem }: ArticlesFieldProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const found = useFoundArticles(words)
  const isFull = articles.length >= most

  function type(text: string) {
    const chosen = found.find(({ title }) => title === text)
    if (!chosen) return setWords(text)
    setWords('')
    if (articles.some(({ _id }) => _id === chosen._id)) return
    onChange([...articles, { _id: chosen._id, title: chosen.title }])
  }

  async function takeNew() {
    try {
      const taken = await newsletter.newArticles()
      if (taken.length === 0) return onProblem('No article is newer than the last issue.')
      onChange(taken.map(({ _id, title }) => ({ _id, title })))
    } catch {
      onProblem('The articles could not be loaded. Please try again.')
    }
  }

  function moveUp(place: number) {
    const next = [...articles]
    next.splice(place - 1, 2, articles[place]!, articles[place - 1]!)
    onChange(next)
  }

  return (
    <div className="issue-articles">
      <div className="text-field">
        <label htmlFor={id}>Articles</label>
        <p className="field-hint" id={`${id}-hint`}>
          {isFull ? tooManyArticles : 'Type words of a title and choose.'}
        </p>
        <input
          id={id}
          list={`${id}-found`}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          readOnly={isFull}
          value={words}
          // Only what is chosen below belongs to the issue.
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <datalist id={`${id}-found`}>
          {found.map(({ _id, title }) => (
            <option key={_id}>{title}</option>
          ))}
        </datalist>
      </div>
      <button className="button quiet-button" type="button" onClick={() => void takeNew()}>
        Take new articles
      </button>
      {articles.length > 0 && (
        <ol aria-label="Chosen articles">
          {articles.map(({ _id, title }, place) => (
            <li key={_id}>
              <span>{title}</span>
              <button
                className="icon-button"
                type="button"
                aria-label={`Move ${title} up`}
                disabled={place === 0}
                onClick={() => moveUp(place)}
              >
                <AdminIcon name="up" />
              </button>
              <button
                className="icon-button"
                type="button"
                aria-label={`Remove ${title}`}
                onClick={() => onChange(articles.filter((each) => each._id !== _id))}
              >
                <AdminIcon name="close" />
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
