// Find and replace within one text. Loaded when it is first opened.
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { findKey, findPlugin, goToMatch, replaceAllMatches, replaceMatch } from './find-matches.ts'

type FindBarProps = { editor: Editor; name: string; onClose: () => void }

export function FindBar({ editor, name, onClose }: FindBarProps) {
  const [words, setWords] = useState('')
  const [replacement, setReplacement] = useState('')
  const [replaced, setReplaced] = useState<number>()
  const place = useEditorState({ editor, selector: ({ editor }) => placeIn(editor) })

  useEffect(() => {
    editor.registerPlugin(findPlugin())
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(findKey)
    }
  }, [editor])

  function close() {
    onClose()
    editor.commands.focus()
  }

  function find(typed: string) {
    setWords(typed)
    setReplaced(undefined)
    editor.view.dispatch(editor.state.tr.setMeta(findKey, typed))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      goToMatch(editor, event.shiftKey ? -1 : 1)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all its fields
    <div className="find-bar" role="search" aria-label={`Find in ${name}`} onKeyDown={onKeyDown}>
      <TextField
        label="Find"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to be typed in
        autoFocus
        value={words}
        onChange={(event) => find(event.target.value)}
      />
      <TextField
        label="Replace with"
        autoComplete="off"
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
      />
      <p role="status">
        {replaced === undefined ? statusOf(words, place) : `Replaced ${replaced}.`}
      </p>
      <div className="find-buttons">
        <FindButton name="Previous" onPress={() => goToMatch(editor, -1)} />
        <FindButton name="Next" onPress={() => goToMatch(editor, 1)} />
        <FindButton name="Replace" onPress={() => replaceMatch(editor, replacement)} />
        <FindButton
          name="Replace all"
          onPress={() => setReplaced(replaceAllMatches(editor, replacement))}
        />
        <FindButton name="Close" onPress={close} />
      </div>
    </div>
  )
}

function FindButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button className="text-button" type="button" onClick={onPress}>
      {name}
    </button>
  )
}

type Place = { at: number; of: number }

function placeIn({ state }: Editor): Place {
  const { matches } = findKey.getState(state) ?? { matches: [] }
  const { from, to } = state.selection
  const at = matches.findIndex((match) => match.from === from && match.to === to)
  return { at: at + 1, of: matches.length }
}

function statusOf(words: string, { at, of }: Place): string {
  if (words === '') return ''
  if (of === 0) return 'Not found.'
  return at > 0 ? `${at} of ${of}` : `${of} found`
}
