import { Mark } from '@tiptap/react'

/** Raised and lowered text, as in 10³ and H₂O: one excludes the other. */
function script(name: string, tag: 'sup' | 'sub', key: string) {
  return Mark.create({
    name,
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })
}

export const superscript = script('superscript', 'sup', 'Mod-.')
export const subscript = script('subscript', 'sub', 'Mod-,')
