import { mergeAttributes, Node } from '@tiptap/react'
import { figureView, type PictureAttributes } from './figure-view.ts'

/** Attributes of a picture in the text. */
/** A picture with its caption. */
export const figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  defining: true,
  draggable: true,

  addAttributes: () => ({
    src: { default: '', rendered: false },
    alt: { default: '', rendered: false },
    decorative: { default: false, rendered: false },
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs(element) {
        const image = element.querySelector('img')
        if (!image) return false
        const alt = image.getAttribute('alt') ?? ''
        return {
          src: image.getAttribute('src') ?? '',
          alt,
          decorative: alt === '' && image.hasAttribute('data-decorative'),
        }
      },
      contentElement: (element) =>
        element.querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
    },
  ],

  renderHTML({ node, HTMLAttributes }) {
    const { src, alt, decorative } = node.attrs as PictureAttributes
    const image = { ...(src && { src }), alt, ...(decorative && { 'data-decorative': '' }) }
    return ['figure', mergeAttributes(HTMLAttributes), ['img', image], ['figcaption', 0]]
  },

  addNodeView: () => figureView,

  addKeyboardShortcuts() {
    const { editor, name } = this
    const inCaption = () => editor.state.selection.$from.parent.type.name === name
    return {
      // A caption is one paragraph: Enter starts the next one after the picture.
      Enter: () => {
        if (!inCaption()) return false
        const after = editor.state.selection.$from.after()
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .scrollIntoView()
          .run()
      },
      Backspace: () => {
        const { empty, $from } = editor.state.selection
        if (!inCaption() || !empty || $from.parentOffset > 0) return false
        return editor.commands.setNodeSelection($from.before())
      },
    }
  },
})
