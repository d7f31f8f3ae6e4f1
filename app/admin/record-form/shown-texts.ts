type Show = (html: string) => void

/** Shows other texts in the editors of a form; one whose script is still on its way gets its text then. */
export function createShownTexts() {
  const editors = new Map<string, Show>()
  const waiting = new Map<string, string>()
  return {
    show(name: string, html: string) {
      const editor = editors.get(name)
      if (editor) editor(html)
      else waiting.set(name, html)
    },
    /** Takes the function that shows a text in the editor of a field, until the returned one is called. */
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
