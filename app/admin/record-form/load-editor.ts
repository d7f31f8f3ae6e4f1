/** The editor is large, so it is a chunk of its own that only forms load. */
export const loadEditor = async () => {
  const { RichTextEditor } = await import('../rich-text-editor/rich-text-editor.tsx')
  return { default: RichTextEditor }
}

/** Starts loading the editor while the record is loading. */
export function preloadEditor(): void {
  // ignored: it shows where the editor is rendered.
  loadEditor().catch(() => undefined)
}
