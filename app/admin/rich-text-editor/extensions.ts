import { Extension, type Extensions, Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { callout } from './blocks/callout.ts'
import { figure } from './blocks/figure.ts'
import { table, tableCell, tableHeader, tableRow } from './blocks/table.ts'
import { leaveLastBlock } from './leave-block.ts'
import { linkAddress } from './links/link-address.ts'
import { subscript, superscript } from './scripts.ts'
import { caretInSight } from './visible-area.ts'
import { wholeText } from './whole-text.ts'

/** Allows tables and callouts at the top level only, not in lists and quotes. */
const document = Node.create({ name: 'doc', topNode: true, content: '(block | rootBlock)+' })

const keys = Extension.create({
  name: 'keys',
  priority: 1001,
  addKeyboardShortcuts() {
    const { editor } = this
    return {
      // Bold also binds its key together with Shift and would take this one.
      'Mod-Shift-b': () => editor.commands.toggleBlockquote(),
      ArrowDown: () => leaveLastBlock(editor),
      // Selects the text, not the document: a quote around the whole document can't be removed.
      'Mod-a': () =>
        editor.commands.setTextSelection({ from: 0, to: editor.state.doc.content.size }),
    }
  },
})

/** Everything that can be written: exactly the elements that the server keeps. */
export const extensions: Extensions = [
  keys,
  caretInSight,
  wholeText,
  document,
  figure,
  table,
  tableRow,
  tableCell,
  tableHeader,
  callout,
  superscript,
  subscript,
  StarterKit.configure({
    document: false,
    heading: { levels: [1, 2, 3] },
    strike: false,
    horizontalRule: false,
    // It would append an empty paragraph to each text that ends with a list or quote.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => linkAddress(address) !== undefined,
    },
  }),
]
