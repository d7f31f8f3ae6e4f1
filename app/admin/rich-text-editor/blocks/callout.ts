import { Node } from '@tiptap/react'
import { callouts, isCalloutKind } from '../../../../shared/callout.ts'

/** A note, a do or a don't, or advice on when to get help. */
export const callout = Node.create({
  name: 'callout',
  group: 'rootBlock',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,

  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element) => element.getAttribute('data-kind'),
      renderHTML: ({ kind }) => ({ 'data-kind': kind as string }),
    },
  }),

  parseHTML: () => [
    {
      tag: 'aside',
      getAttrs: (element) => (isCalloutKind(element.getAttribute('data-kind')) ? null : false),
    },
  ],

  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],

  addNodeView:
    () =>
    ({ node, view, getPos }) => {
      const dom = document.createElement('aside')
      const contentDOM = document.createElement('div')
      const select = document.createElement('select')
      select.contentEditable = 'false'
      select.setAttribute('aria-label', 'Kind of callout')
      select.disabled = !view.editable
      for (const [kind, name] of Object.entries(callouts)) select.append(new Option(name, kind))
      select.addEventListener('change', () => {
        const at = getPos()
        if (at === undefined) return
        view.dispatch(view.state.tr.setNodeAttribute(at, 'kind', select.value))
        view.focus()
      })
      const draw = (kind: unknown) => {
        dom.dataset['kind'] = select.value = String(kind)
      }
      draw(node.attrs['kind'])
      dom.append(select, contentDOM)
      return {
        dom,
        contentDOM,
        update(next) {
          if (next.type !== node.type) return false
          draw(next.attrs['kind'])
          return true
        },
        stopEvent: (event) => event.target === select,
        ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
      }
    },
})
