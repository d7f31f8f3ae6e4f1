import type { Editor } from '@tiptap/react'
import { callouts } from '../../../shared/callout.ts'
import { insertTable } from './insert-block.ts'
import { heading3, type Tool, tools } from './tools.ts'

/** A block that the menu at the start of a line offers. */
export type BlockChoice = { name: string; apply: (editor: Editor) => void }

const blockNames = new Set([
  'Heading 1',
  'Heading 2',
  'Bullet list',
  'Ordered list',
  'Blockquote',
  'Code block',
])
const ofTool = ({ name, apply }: Tool): BlockChoice => ({
  name,
  apply: (editor) => void apply(editor.chain().focus()).run(),
})

export function blockChoices(onPicture: () => void): BlockChoice[] {
  return [
    ...tools.filter(({ name }) => blockNames.has(name)).map(ofTool),
    ofTool(heading3),
    { name: 'Picture', apply: onPicture },
    { name: 'Table', apply: insertTable },
    ...Object.entries(callouts).map(([kind, name]) => ({
      name: `Callout: ${name}`,
      apply: (editor: Editor) => void editor.chain().focus().wrapIn('callout', { kind }).run(),
    })),
  ]
}

/** The text after `/` in a paragraph that holds nothing else; undefined if there is none. */
export function typedCommand({ state }: Editor): string | undefined {
  const { empty, $from } = state.selection
  if (!empty || $from.parent.type.name !== 'paragraph') return undefined
  const { size } = $from.parent.content
  if (size === 0 || size > 20 || $from.parentOffset !== size) return undefined
  return /^\/([\p{L}\d: ]*)$/u.exec($from.parent.textContent)?.[1]
}
