import { useId, useRef, useState } from 'react'
import { smallestAddress } from '../../../shared/image-address.ts'
import { sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'
import { uploadPicture, uploadProblem } from '../client/upload-picture.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { ChoosePicture } from '../pictures/choose-picture.tsx'
import { pictureFileProblem } from '../pictures/picture-file.ts'
import type { WordInputOf } from './text-input.tsx'

/** A picture of the library, chosen or uploaded here. */
export function PictureField(props: WordInputOf<string> & { address: string }) {
  const { field, address, onChange, problemOf } = props
  const { name, label, help } = field
  const { invalid, problemId } = problemOf(name)
  const id = useId()
  const [choosing, setChoosing] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const [uploading, setUploading] = useState(false)
  const [uploadFailure, setUploadFailure] = useState<string>()

  async function upload(chosen: File) {
    setUploading(true)
    const problem = await pictureFileProblem(chosen)
    setUploadFailure(problem)
    try {
      if (!problem) onChange(await uploadPicture(chosen, () => undefined))
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      setUploadFailure(uploadProblem(error))
    }
    setUploading(false)
  }

  return (
    <div
      className="text-field form-field"
      data-field={name}
      role="group"
      aria-labelledby={id}
      aria-describedby={[invalid && problemId, `${id}-help`].filter(Boolean).join(' ')}
    >
      <p className="field-label" id={id}>
        {label}
      </p>
      <div className="word-picture">
        {address ? (
          <img src={smallestAddress(address)} alt="" />
        ) : (
          <span className="word-no-picture">
            <AdminIcon name="image" />
          </span>
        )}
        <div>
          <div className="word-picture-buttons">
            <button
              className="button quiet-button"
              type="button"
              disabled={uploading}
              onClick={() => file.current?.click()}
            >
              {uploading ? 'Uploading...' : 'Upload a picture'}
            </button>
            <button className="button quiet-button" type="button" onClick={() => setChoosing(true)}>
              Choose from pictures
            </button>
          </div>
          <input
            ref={file}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/svg+xml"
            aria-label={`File for ${label}`}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) void upload(chosen)
              target.value = ''
            }}
          />
          {uploadFailure && <DialogProblem message={uploadFailure} />}
          <p className="field-hint" id={`${id}-help`}>
            {help}
          </p>
        </div>
      </div>
      {choosing && (
        <ChoosePicture
          onChoose={({ imageUrl }) => {
            setChoosing(false)
            onChange(imageUrl)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
