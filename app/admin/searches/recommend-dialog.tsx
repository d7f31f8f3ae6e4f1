import { type FormEvent, useId, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { searches } from '../client/searches.ts'
import { useFoundArticles } from '../client/use-found-articles.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'

type RecommendDialogProps = {
  /** What readers searched for, or nothing yet. */
  text: string
  onDone: (said: string) => void
  onClose: () => void
}

/** Asks which article comes first in searches with certain words. */
export function RecommendDialog({ text, onDone, onClose }: RecommendDialogProps) {
  const id = useId()
  const [words, setWords] = useState(text)
  const [title, setTitle] = useState('')
  const [unknown, setUnknown] = useState(false)
  const found = useFoundArticles(title)
  const { busy, problem, errorOf, run } = useDialogCall(['words', 'articleId'])

  function submit(event: FormEvent) {
    event.preventDefault()
    const article = found.find((one) => one.title === title.trim())
    setUnknown(!article)
    if (!article) return
    void run(async () => {
      const promoted = await searches.promote(words, article._id)
      onDone(`“${promoted.article.title}” comes first for “${promoted.words}” now.`)
    })
  }

  return (
    <Dialog title="Recommend an article" onClose={() => busy || onClose()}>
      <form className="stack" noValidate onSubmit={submit}>
        <TextField
          label="Words"
          hint="A search that holds all of them, in any order, shows the article first."
          data-autofocus={text === '' ? true : undefined}
          autoComplete="off"
          maxLength={limits.searchText}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          error={errorOf('words')}
        />
        <TextField
          label="Article"
          hint="Type words of a title and choose."
          list={`${id}-found`}
          data-autofocus={text === '' ? undefined : true}
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          error={unknown ? 'Choose an article from the list.' : errorOf('articleId')}
        />
        <datalist id={`${id}-found`}>
          {found.map((article) => (
            <option key={article._id}>{article.title}</option>
          ))}
        </datalist>
        <DialogProblem message={problem} />
        <SubmitActions
          label="Recommend"
          busyLabel="Saving..."
          busy={busy}
          incomplete={!title.trim()}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
