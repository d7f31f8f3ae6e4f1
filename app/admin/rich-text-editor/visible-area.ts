import { Extension } from '@tiptap/react'
import { Plugin } from '@tiptap/pm/state'

/** Space between the caret and what covers the page, in CSS pixels. */
const gap = 24

/** The part of the window that no bar covers, top and bottom in client coordinates. */
export function visibleArea(text: HTMLElement): { top: number; bottom: number } {
  const { offsetTop: windowTop, height } = visualViewport!
  const windowBottom = windowTop + height
  const toolbar = text.closest('.editor')?.querySelector('.editor-toolbar')
  const end = text.closest('form')?.querySelector('.form-end')
  return {
    top: windowTop + stickyHeight(toolbar, 'top'),
    bottom: windowBottom - stickyHeight(end, 'bottom'),
  }
}

/** How far from this edge of the window the element covers the page while it sticks there. */
function stickyHeight(element: Element | null | undefined, edge: 'top' | 'bottom'): number {
  if (!(element instanceof HTMLElement)) return 0
  const style = getComputedStyle(element)
  return style.position === 'sticky' ? element.offsetHeight + (parseFloat(style[edge]) || 0) : 0
}

/** Keeps the caret out of the bars that cover the page. The editor reads the margins whenever it scrolls. */
export const caretInSight = Extension.create({
  name: 'caretInSight',
  addProseMirrorPlugins() {
    const { editor } = this
    const scrollMargin = {
      left: 0,
      right: 0,
      get top() {
        return gap + visibleArea(editor.view.dom).top - visualViewport!.offsetTop
      },
      get bottom() {
        const { offsetTop, height } = visualViewport!
        return gap + offsetTop + height - visibleArea(editor.view.dom).bottom
      },
    }
    return [new Plugin({ props: { scrollMargin, scrollThreshold: scrollMargin } })]
  },
})
