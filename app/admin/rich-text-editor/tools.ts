import type { Editor } from '@tiptap/react'
import type { AdminIconName } from '../frame/admin-icon.tsx'

type Chain = ReturnType<Editor['chain']>

/** One button of the toolbar. Its face is an icon or a few letters. */
export type Tool = {
  name: string
  face: { icon: AdminIconName } | { letters: string; look: string }
  /** Its keyboard shortcut in ProseMirror's notation: `Mod` is Ctrl, or Command on a Mac. */
  keys?: string
  isOn: (editor: Editor) => boolean
  apply: (chain: Chain) => Chain
}

const letters = (text: string, look: string) => ({ letters: text, look })

export const tools: readonly Tool[] = [
  {
    name: 'Heading 1',
    face: letters('H1', 'heading'),
    keys: 'Mod-Alt-1',
    isOn: (editor) => editor.isActive('heading', { level: 1 }),
    apply: (chain) => chain.toggleHeading({ level: 1 }),
  },
  {
    name: 'Heading 2',
    face: letters('H2', 'heading'),
    keys: 'Mod-Alt-2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    apply: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    name: 'Bold',
    face: letters('B', 'bold'),
    keys: 'Mod-B',
    isOn: (editor) => editor.isActive('bold'),
    apply: (chain) => chain.toggleBold(),
  },
  {
    name: 'Italic',
    face: letters('I', 'italic'),
    keys: 'Mod-I',
    isOn: (editor) => editor.isActive('italic'),
    apply: (chain) => chain.toggleItalic(),
  },
  {
    name: 'Underline',
    face: letters('U', 'underline'),
    keys: 'Mod-U',
    isOn: (editor) => editor.isActive('underline'),
    apply: (chain) => chain.toggleUnderline(),
  },
  {
    name: 'Blockquote',
    face: { icon: 'quote' },
    keys: 'Mod-Shift-B',
    isOn: (editor) => editor.isActive('blockquote'),
    apply: (chain) => chain.toggleBlockquote(),
  },
  {
    name: 'Code block',
    face: { icon: 'code' },
    keys: 'Mod-Alt-C',
    isOn: (editor) => editor.isActive('codeBlock'),
    apply: (chain) => chain.toggleCodeBlock(),
  },
  {
    name: 'Ordered list',
    face: { icon: 'numbers' },
    keys: 'Mod-Shift-7',
    isOn: (editor) => editor.isActive('orderedList'),
    apply: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'Bullet list',
    face: { icon: 'bullets' },
    keys: 'Mod-Shift-8',
    isOn: (editor) => editor.isActive('bulletList'),
    apply: (chain) => chain.toggleBulletList(),
  },
]

/** Tools for other blocks; they come after those that every text has. */
export const heading3: Tool = {
  name: 'Heading 3',
  face: letters('H3', 'heading'),
  keys: 'Mod-Alt-3',
  isOn: (editor) => editor.isActive('heading', { level: 3 }),
  apply: (chain) => chain.toggleHeading({ level: 3 }),
}

export const calloutTool: Tool = {
  name: 'Callout',
  face: { icon: 'callout' },
  isOn: (editor) => editor.isActive('callout'),
  apply: (chain) => chain.toggleWrap('callout', { kind: 'note' }),
}

/** The buttons at the end, in order. */
export const blockToolNames = ['Heading 3', 'Picture', 'Table', 'Callout', 'Find']

export const linkKeys = 'Mod-K'
export const findKeys = 'Mod-Alt-F'

const onMac = () => navigator.platform.startsWith('Mac')

/** The keys as people read them: Ctrl+B, or ⌘B on a Mac. */
export function readableKeys(keys: string): string {
  if (!onMac()) return keys.replace('Mod', 'Ctrl').replaceAll('-', '+')
  return keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('-', '')
}
