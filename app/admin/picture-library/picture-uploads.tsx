import { type ReactNode, useRef, useState } from 'react'
import { api, ApiError, sessionEnded } from '../client/api.ts'
import { leaveForLogin } from '../client/session.ts'

type Upload = { id: number; name: string; problem?: string }
type PictureUploadsProps = { onStored: () => void; children: (button: ReactNode) => ReactNode }

/** Stores several pictures, chosen or dropped, one after the other. `children` places the button. */
export function PictureUploads({ onStored, children }: PictureUploadsProps) {
  const input = useRef<HTMLInputElement>(null)
  const lastId = useRef(0)
  const [uploads, setUploads] = useState<Upload[]>([])

  async function store(files: File[]) {
    const begun = files.map((file) => ({ id: (lastId.current += 1), name: file.name, file }))
    setUploads((before) => [...before.filter(({ problem }) => problem), ...begun])
    for (const { id, file } of begun) {
      const problem = await problemOf(file)
      setUploads((before) =>
        before.flatMap((upload) => {
          if (upload.id !== id) return [upload]
          return problem ? [{ ...upload, problem }] : []
        }),
      )
      if (!problem) onStored()
    }
  }

  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void store([...event.dataTransfer.files])
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/png,image/jpeg,image/svg+xml"
        onChange={({ target }) => {
          void store([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {children(
        <button className="button" type="button" onClick={() => input.current?.click()}>
          Upload pictures
        </button>,
      )}
      {uploads.length > 0 && (
        <ul className="picture-uploads" role="list" aria-label="Uploads">
          {uploads.map(({ id, name, problem }) => (
            <li key={id}>
              <span>{name}</span>
              {problem ? (
                <span className="field-error" role="alert">
                  {problem}
                </span>
              ) : (
                <progress aria-label={`Uploading ${name}`} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Stores a file; what went wrong, if anything did. */
async function problemOf(file: File): Promise<string | undefined> {
  try {
    await api.uploadImage(file)
    return undefined
  } catch (error) {
    if (sessionEnded(error)) leaveForLogin()
    return (error instanceof ApiError && error.message) || 'Image upload failed'
  }
}
