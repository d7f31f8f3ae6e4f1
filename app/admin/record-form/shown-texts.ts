type Show = (html: string) => void

/** Shows other texts in the editors of a form. An editor that is still loading gets its text afterwards. */
export function createShownTexts() {
  const editors = new Map<string, Show>()
  const waiting = new Map<string, string>()
  return {
    show(name: string, html: string) {
      const editor = editors.get(name)
      if (editor) editor(html)
      else waiting.set(name, html)
    },
    /**
     * Registers the function that shows a text in a field's editor. Returns a function that unregisters it.
     */
    ready(name: string, show: Show) {
      editors.set(name, show)
      const html = waiting.get(name)
      waiting.delete(name)
      if (html !== undefined) show(html)
      return () => void editors.delete(name)
    },
  }
}

export type ShownTexts = ReturnType<typeof createShownTexts>
