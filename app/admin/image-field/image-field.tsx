import { type DragEvent, Suspense, useId, useState } from 'react'
import { DangerActions } from '../../ui/dialog/danger-actions.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FieldMark } from '../../ui/text-field/field-mark.tsx'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { latePart } from '../frame/late-part.tsx'
import type { useImage } from './use-image.ts'

const ChoosePicture = latePart(
  async () => (await import('../pictures/choose-picture.tsx')).ChoosePicture,
)

type ImageFieldProps = {
  label: string
  hint: string
  /** MIME types offered by the file chooser. */
  accept: string
  image: ReturnType<typeof useImage>
  onDeleteStored: () => Promise<unknown>
  /** The stored picture could not be shown. */
  onBroken: () => void
  readOnly: boolean
  invalid: boolean
  problemId: string
  mark?: string | undefined
}

/** Chooses a picture by button, keyboard or drop, and previews it before it is sent. */
export function ImageField(props: ImageFieldProps) {
  const { label, hint, accept, image, readOnly, invalid, problemId, mark } = props
  const id = useId()
  const [over, setOver] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const chosen = image.image
  const advice = chosen?.kind === 'local' ? chosen.advice : undefined
  const described = [
    `${id}-hint`,
    advice && `${id}-advice`,
    invalid ? problemId : mark && `${id}-mark`,
  ]

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !readOnly) void image.choose(file)
  }

  return (
    <div className="text-field form-field" data-field="image_url">
      <label htmlFor={id}>{label}</label>
      <div
        className={over ? 'image-field image-field-over' : 'image-field'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!readOnly)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Preview image={chosen} onBroken={props.onBroken} />
        <div className="image-choice">
          <input
            id={id}
            type="file"
            accept={accept}
            disabled={readOnly}
            aria-invalid={invalid}
            aria-describedby={described.filter(Boolean).join(' ')}
            onChange={(event) => {
              const file = event.target.files?.[0]
              // So that choosing the same file again counts as a change.
              event.target.value = ''
              if (file) void image.choose(file)
            }}
          />
          <p className="field-hint" id={`${id}-hint`} hidden={readOnly}>
            {hint}
          </p>
          {mark && <FieldMark id={`${id}-mark`}>{mark}</FieldMark>}
          {chosen?.kind === 'local' && <p className="image-name">{chosen.file.name}</p>}
          <p className="image-advice" id={`${id}-advice`} role="status">
            {advice}
          </p>
          {!readOnly && (
            <button className="button quiet-button" type="button" onClick={() => setChoosing(true)}>
              Choose from pictures
            </button>
          )}
          {!readOnly && <RemoveButton image={image} onDeleteStored={props.onDeleteStored} />}
        </div>
      </div>
      {choosing && (
        <Suspense>
          <ChoosePicture
            onChoose={({ imageUrl }) => {
              setChoosing(false)
              image.chooseStored(imageUrl)
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

type PreviewProps = { image: ImageFieldProps['image']['image']; onBroken: () => void }

function Preview({ image, onBroken }: PreviewProps) {
  const address = image?.kind === 'local' ? image.preview : image?.address
  const [broken, setBroken] = useState<string>()
  if (!address || address === broken) {
    return (
      <div className="image-preview image-preview-empty">
        <AdminIcon name="image" />
      </div>
    )
  }
  return (
    <div className="image-preview">
      <img
        key={address}
        src={address}
        alt="Preview"
        onError={() => {
          setBroken(address)
          onBroken()
        }}
      />
    </div>
  )
}

type RemoveButtonProps = Pick<ImageFieldProps, 'image' | 'onDeleteStored'>

function RemoveButton({ image, onDeleteStored }: RemoveButtonProps) {
  const [deleting, setDeleting] = useState(false)
  const [asks, setAsks] = useState(false)
  if (!image.image) return null
  if (image.image.kind === 'local') {
    return (
      <button className="text-button" type="button" onClick={image.clearLocal}>
        Remove image
      </button>
    )
  }
  return (
    <>
      <button
        className="text-button"
        type="button"
        disabled={deleting}
        onClick={() => setAsks(true)}
      >
        {deleting ? 'Deleting...' : 'Delete image from the server'}
      </button>
      {asks && (
        <DeleteImageDialog
          onClose={() => setAsks(false)}
          onDelete={() => {
            setAsks(false)
            setDeleting(true)
            void onDeleteStored().finally(() => setDeleting(false))
          }}
        />
      )}
    </>
  )
}

function DeleteImageDialog(props: { onClose: () => void; onDelete: () => void }) {
  return (
    <Dialog title="Delete this image?" onClose={props.onClose}>
      <p>It disappears from the site at once, whether the form is submitted or not.</p>
      <DangerActions
        cancel="Keep image"
        confirm="Delete image"
        onCancel={props.onClose}
        onConfirm={props.onDelete}
      />
    </Dialog>
  )
}
