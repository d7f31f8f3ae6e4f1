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
  const top = isSticky(toolbar) ? toolbar.getBoundingClientRect().bottom : windowTop
  const bottom = isSticky(end) ? end.getBoundingClientRect().top : windowBottom
  return { top: Math.max(windowTop, top), bottom: Math.min(windowBottom, bottom) }
}

function isSticky(element: Element | null | undefined): element is Element {
  return element instanceof Element && getComputedStyle(element).position === 'sticky'
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
