// What not everybody who writes uses: each is loaded when it is needed.
import { latePart } from '../frame/late-part.tsx'
import { loadTableTools } from './table-tools-where-needed.tsx'

const loadPictureDialog = async () => (await import('./picture-dialog.tsx')).PictureDialog
const loadFindBar = async () => (await import('./find-bar.tsx')).FindBar

export const PictureDialog = latePart(loadPictureDialog)
export const FindBar = latePart(loadFindBar)
export const TextMeasuresLine = latePart(
  async () => (await import('./text-measures-line.tsx')).TextMeasuresLine,
)
export const EditorRemarks = latePart(
  async () => (await import('../remarks/remark-parts.ts')).EditorRemarks,
)

/** Loads what a writer may open, so that it opens at once, and without a connection too. */
export function loadTools() {
  void Promise.allSettled([loadPictureDialog(), loadFindBar(), loadTableTools()])
}
