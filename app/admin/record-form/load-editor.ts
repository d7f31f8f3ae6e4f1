/** The editor is large: forms alone load it, in a file of its own. */
export const loadEditor = async () => {
  const { RichTextEditor } = await import('../rich-text-editor/rich-text-editor.tsx')
  return { default: RichTextEditor }
}

/** Begins to load it while the record is on its way. A failure shows where the editor is drawn. */
export function preloadEditor(): void {
  loadEditor().catch(() => undefined)
}
