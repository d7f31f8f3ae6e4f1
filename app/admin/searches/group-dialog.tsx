import { type FormEvent, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import type { SynonymGroup } from '../../../shared/searches.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/text-field/text-field.tsx'
import { searches } from '../client/searches.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'

type GroupDialogProps = {
  /** Missing for a new group. */
  group: SynonymGroup | undefined
  onDone: (said: string) => void
  onClose: () => void
}

const { mostWords, word } = limits.synonyms

/** Writes or changes a group of synonyms. */
export function GroupDialog({ group, onDone, onClose }: GroupDialogProps) {
  const [text, setText] = useState(group?.words.join('\n') ?? '')
  const { busy, problem, errorOf, run } = useDialogCall(['words'])

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const words = text.split('\n')
      const saved = await (group
        ? searches.changeSynonyms(group, words)
        : searches.addSynonyms(words))
      onDone(`The group with “${saved.words[0]}” has been saved.`)
    })
  }

  return (
    <Dialog title={group ? 'Edit a group' : 'Add a group'} onClose={() => busy || onClose()}>
      <form className="stack" noValidate onSubmit={submit}>
        <TextArea
          label="Words and phrases"
          hint={`One on each line: two to ${mostWords}, each of at most ${word} characters.`}
          rows={8}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={errorOf('words')}
        />
        {group?.builtIn && (
          <p className="quiet">
            This group comes with the site. What you change here stays when the site is updated.
          </p>
        )}
        <DialogProblem message={problem} />
        <SubmitActions label="Save" busyLabel="Saving..." busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
