import { Extension, type Extensions } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { linkAddress } from './link-address.ts'

const keys = Extension.create({
  name: 'keys',
  priority: 1001,
  addKeyboardShortcuts() {
    const { editor } = this
    return {
      // Bold also takes its key together with Shift, and would take this one away.
      'Mod-Shift-b': () => editor.commands.toggleBlockquote(),
      // The words, not the document: a quote around the whole document can't be taken off again.
      'Mod-a': () =>
        editor.commands.setTextSelection({ from: 0, to: editor.state.doc.content.size }),
    }
  },
})

/** What can be written: exactly the elements that the server keeps. */
export const extensions: Extensions = [
  keys,
  StarterKit.configure({
    heading: { levels: [1, 2] },
    strike: false,
    horizontalRule: false,
    // It would put an empty paragraph behind a list or quote at the end of each text.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => linkAddress(address) !== undefined,
    },
  }),
]
