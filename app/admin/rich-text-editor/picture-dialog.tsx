import type { Editor } from '@tiptap/react'
import { type FormEvent, useEffect, useState } from 'react'
import { pictureUndescribed } from '../../../shared/rich-text-rules.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { uploadPicture, uploadProblem } from '../client/upload-picture.ts'
import { ChoosePicture } from '../pictures/choose-picture.tsx'
import { pictureFileProblem } from '../pictures/picture-file.ts'
import { pictureAt, placePicture } from './place-picture.ts'

/** `at`: the position of the picture being edited. `files`: those dropped or pasted. */
export type PictureRequest = { at?: number; files: File[] }

type PictureDialogProps = { editor: Editor; request: PictureRequest; onClose: () => void }

const longestWords = 300
const pictureGone = 'This picture has been deleted meanwhile. Choose another one.'

/** Chooses, describes, uploads and inserts pictures, one after the other. */
export function PictureDialog({ editor, request, onClose }: PictureDialogProps) {
  const [files, setFiles] = useState(request.files)
  const [turn, setTurn] = useState(0)

  function close() {
    onClose()
    // After the dialog has returned the focus to where it was.
    setTimeout(() => editor.chain().focus().scrollIntoView().run())
  }

  function next() {
    if (files.length <= 1) return close()
    setFiles(files.slice(1))
    setTurn(turn + 1)
  }

  return (
    <Dialog title={request.at === undefined ? 'Add picture' : 'Edit picture'} onClose={close}>
      {files.length > 1 && <p>{files.length} pictures, one after the other.</p>}
      <PictureForm
        key={turn}
        editor={editor}
        at={request.at}
        first={files[0]}
        onDone={next}
        onClose={close}
      />
    </Dialog>
  )
}

type PictureFormProps = {
  editor: Editor
  at: number | undefined
  first: File | undefined
  onDone: () => void
  onClose: () => void
}

function PictureForm({ editor, at, first, onDone, onClose }: PictureFormProps) {
  const before = pictureAt(editor, at)
  const { file, preview, choose } = useChosenFile(first)
  const [stored, setStored] = useState(before?.src)
  const [gone, setGone] = useState<string>()
  const [choosing, setChoosing] = useState(false)
  const [alt, setAlt] = useState(before?.alt ?? '')
  const [decorative, setDecorative] = useState(before?.decorative ?? false)
  const [problem, setProblem] = useState('')
  const [progress, setProgress] = useState<number>()
  const shown = preview ?? stored

  async function apply(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (progress !== undefined) return
    setProblem('')
    const words = decorative ? '' : alt.trim()
    const wrong =
      !file && stored && stored === gone
        ? pictureGone
        : await problemOf(file, stored, words || decorative)
    if (wrong) return setProblem(wrong)
    try {
      if (file) setProgress(0)
      const src = file ? await uploadPicture(file, setProgress) : stored!
      placePicture(editor, at, { src, alt: words, decorative })
      onDone()
    } catch (error) {
      setProblem(uploadProblem(error))
      setProgress(undefined)
    }
  }

  return (
    <form noValidate className="picture-form" onSubmit={(event) => void apply(event)}>
      {shown && (
        <img
          className="picture-preview"
          src={shown}
          alt="Preview"
          onError={() => {
            if (shown !== stored) return
            setGone(stored)
            setProblem(pictureGone)
          }}
        />
      )}
      <TextField
        label="Picture file"
        type="file"
        accept="image/png,image/jpeg,image/svg+xml"
        hint="PNG, JPG, JPEG or SVG, at most 2 MB."
        data-autofocus={first || before ? undefined : ''}
        onChange={(event) => {
          setProblem('')
          const chosen = event.target.files?.[0]
          if (chosen) choose(chosen)
        }}
      />
      {file && <p className="image-name">{file.name}</p>}
      <button className="button quiet-button" type="button" onClick={() => setChoosing(true)}>
        Choose from pictures
      </button>
      {choosing && (
        <ChoosePicture
          onChoose={(picture) => {
            setChoosing(false)
            setProblem('')
            choose(undefined)
            setStored(picture.imageUrl)
            if (alt.trim() === '') setAlt(picture.alt)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      <TextField
        label="Alternative text"
        hint="What somebody who cannot see the picture needs to know."
        maxLength={longestWords}
        disabled={decorative}
        data-autofocus={first || before ? '' : undefined}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      <label className="checkbox-field">
        <input
          type="checkbox"
          checked={decorative}
          onChange={(event) => setDecorative(event.target.checked)}
        />{' '}
        Decoration: it says nothing that the text does not say
      </label>
      {progress !== undefined && (
        <progress aria-label="Upload" value={progress}>
          {Math.round(progress * 100)} %
        </progress>
      )}
      <p className="field-error" role="alert">
        {problem}
      </p>
      <DialogActions>
        <button className="button quiet-button" type="button" onClick={onClose}>
          Cancel
        </button>
        <button className="button" type="submit" aria-disabled={progress !== undefined}>
          {progress === undefined ? (before ? 'Apply' : 'Insert') : 'Uploading...'}
        </button>
      </DialogActions>
    </form>
  )
}

function useChosenFile(first: File | undefined) {
  const [chosen, setChosen] = useState(() => (first ? withPreview(first) : undefined))
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen])
  return { ...chosen, choose: (file: File | undefined) => setChosen(file && withPreview(file)) }
}

const withPreview = (file: File) => ({ file, preview: URL.createObjectURL(file) })

async function problemOf(
  file: File | undefined,
  stored: string | undefined,
  described: unknown,
): Promise<string | undefined> {
  if (!file && !stored) return 'Choose a picture.'
  const wrong = file && (await pictureFileProblem(file))
  return wrong ?? (described ? undefined : pictureUndescribed)
}
