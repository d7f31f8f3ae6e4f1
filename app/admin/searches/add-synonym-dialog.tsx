import { type FormEvent, useId, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { type SynonymGroup, wordsKey } from '../../../shared/searches.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { searches } from '../client/searches.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'

type AddSynonymDialogProps = {
  /** What readers searched for. */
  text: string
  groups: readonly SynonymGroup[]
  onDone: (said: string) => void
  onClose: () => void
}

/** Asks what a searched text means, and puts it into the group of that word, or both into a new one. */
export function AddSynonymDialog({ text, groups, onDone, onClose }: AddSynonymDialogProps) {
  const id = useId()
  const [word, setWord] = useState('')
  const { busy, problem, errorOf, run } = useDialogCall(['words'])
  const other = word.trim()
  const withWord = (wanted: string) =>
    groups.find(({ words }) => words.some((one) => wordsKey(one) === wordsKey(wanted)))
  const group = withWord(other) ?? withWord(text)

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      if (group) await searches.changeSynonyms(group, [...group.words, text, other])
      else await searches.addSynonyms([other, text])
      onDone(`A search for “${text}” finds “${other}” now.`)
    })
  }

  return (
    <Dialog title={`Add a synonym for “${text}”`} onClose={() => busy || onClose()}>
      <form className="stack" noValidate onSubmit={submit}>
        <TextField
          label="Means the same as"
          hint="A word or phrase of your articles."
          list={`${id}-known`}
          data-autofocus
          autoComplete="off"
          maxLength={limits.synonyms.word}
          value={word}
          onChange={(event) => setWord(event.target.value)}
          error={errorOf('words')}
        />
        <datalist id={`${id}-known`}>
          {groups.map(({ _id, words }) => (
            <option key={_id}>{words[0]}</option>
          ))}
        </datalist>
        {group && (
          <p className="quiet" role="status">
            Joins the group {group.words.join(', ')}.
          </p>
        )}
        <DialogProblem message={problem} />
        <SubmitActions
          label="Add"
          busyLabel="Adding..."
          busy={busy}
          incomplete={!other}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
