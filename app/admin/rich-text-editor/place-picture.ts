import type { Editor } from '@tiptap/react'
import type { PictureAttributes } from './blocks/figure-view.ts'
import { insertBlock } from './insert-block.ts'

/** The picture at the position, if any. */
export function pictureAt(editor: Editor, at: number | undefined): PictureAttributes | undefined {
  const node = at === undefined ? null : editor.state.doc.nodeAt(at)
  return node?.type.name === 'figure' ? (node.attrs as PictureAttributes) : undefined
}

/** Replaces the picture at the position, or inserts a new one if that is gone. */
export function placePicture(
  editor: Editor,
  at: number | undefined,
  picture: PictureAttributes,
): void {
  if (at !== undefined && pictureAt(editor, at)) {
    editor.view.dispatch(editor.state.tr.setNodeMarkup(at, null, picture))
  } else insertBlock(editor, { type: 'figure', attrs: picture })
}
