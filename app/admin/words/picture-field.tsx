import { useId, useState } from 'react'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { ChoosePicture } from '../pictures/choose-picture.tsx'
import type { WordInputOf } from './text-input.tsx'

/** A picture of the library. */
export function PictureField(props: WordInputOf<string> & { address: string }) {
  const { field, address, onChange, problemOf } = props
  const { name, label, help } = field
  const { invalid, problemId } = problemOf(name)
  const id = useId()
  const [choosing, setChoosing] = useState(false)
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
          <img src={address} alt="" />
        ) : (
          <span className="word-no-picture">
            <AdminIcon name="image" />
          </span>
        )}
        <div>
          <button className="button quiet-button" type="button" onClick={() => setChoosing(true)}>
            Choose from pictures
          </button>
          <p className="field-hint" id={`${id}-help`}>
            {help} New ones are added under Pictures.
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
