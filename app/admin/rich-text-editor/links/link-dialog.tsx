import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import type { Suggestion } from '../../../../shared/suggestion.ts'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { linkAddress } from './link-address.ts'
import { PageInput } from './page-input.tsx'

const notAnAddress =
  'Enter a web address, a page on this site (/articles/…), a heading in this text (#its-words), an e-mail address or a telephone number (tel:).'

/** Asks for the address of the link at the selection. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = editor.getAttributes('link')['href'] as string | undefined
  const [typed, setTyped] = useState(current ?? '')
  const [error, setError] = useState('')

  function close() {
    onClose()
    // After the dialog has returned the focus to where it was.
    setTimeout(() => editor.commands.focus())
  }

  function apply(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const href = linkAddress(typed)
    if (!href) return setError(notAnAddress)
    setLink(editor, href, typed.trim())
    close()
  }

  function choose({ address, text }: Suggestion) {
    setLink(editor, address, text)
    close()
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run()
    close()
  }

  return (
    <Dialog title={current ? 'Edit link' : 'Add link'} onClose={close}>
      <form noValidate onSubmit={apply}>
        <PageInput value={typed} error={error} onChange={setTyped} onPage={choose} />
        <DialogActions>
          {current && (
            <button className="button quiet-button" type="button" onClick={remove}>
              Remove link
            </button>
          )}
          <button className="button quiet-button" type="button" onClick={close}>
            Cancel
          </button>
          <button className="button" type="submit">
            Apply
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Links the selected words; without a selection, the address becomes the text. */
function setLink(editor: Editor, href: string, words: string): void {
  const chain = editor.chain().extendMarkRange('link')
  const { empty } = editor.state.selection
  if (empty && !editor.isActive('link')) {
    const text = { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }
    chain.insertContent(text).run()
    return
  }
  chain.setLink({ href }).run()
}
