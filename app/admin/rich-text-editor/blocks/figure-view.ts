import type { NodeViewRenderer } from '@tiptap/react'
import { parseImageAddress, type StoredImage } from '../../../../shared/image-address.ts'

export type PictureAttributes = { src: string; alt: string; decorative: boolean }

/** Event on the editor's element that edits the picture at the position in `detail`. */
export const editPicture = 'edit-picture'

/** The picture with a button to describe it, and an editable caption. */
export const figureView: NodeViewRenderer = ({ node, view, getPos }) => {
  const dom = document.createElement('figure')
  const face = document.createElement('div')
  const contentDOM = document.createElement('figcaption')
  face.className = 'text-picture'
  face.contentEditable = 'false'
  contentDOM.dataset['placeholder'] = 'Caption, if it needs one'
  dom.append(face, contentDOM)

  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button quiet-button'
  button.addEventListener('click', () => {
    view.dom.dispatchEvent(new CustomEvent(editPicture, { detail: getPos() }))
  })

  function draw({ src, alt, decorative }: PictureAttributes) {
    const stored = parseImageAddress(src)
    button.textContent = stored ? 'Edit picture' : 'Choose picture'
    button.ariaLabel = [button.textContent, alt].filter(Boolean).join(': ')
    const words = document.createElement('span')
    words.textContent = decorative
      ? 'Decoration'
      : alt || 'No alternative text: describe the picture or mark it as decoration.'
    face.replaceChildren(stored ? imageOf(src, stored) : missing(), words)
    if (view.editable) face.append(button)
  }
  draw(node.attrs as PictureAttributes)

  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== node.type) return false
      draw(next.attrs as PictureAttributes)
      return true
    },
    stopEvent: (event) => event.target === button,
    ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
  }
}

/** Of a picture in the text, in CSS pixels. */
const mostHeight = 320

function imageOf(src: string, { width, height }: StoredImage): HTMLElement {
  const image = document.createElement('img')
  image.src = src
  // They reserve its place, so that the text below does not move when it has loaded.
  image.height = Math.min(height, mostHeight)
  image.width = Math.round((image.height * width) / height)
  image.alt = ''
  image.addEventListener('error', () => image.replaceWith(missing()))
  return image
}

function missing(): HTMLElement {
  const words = document.createElement('p')
  words.className = 'missing-picture'
  words.textContent = 'This picture is missing.'
  return words
}
