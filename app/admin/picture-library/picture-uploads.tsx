import { type ReactNode, useRef, useState } from 'react'
import { sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'
import { uploadPicture, uploadProblem } from '../client/upload-picture.ts'
import { pictureFileProblem } from '../pictures/picture-file.ts'

/** `share` is how much has been sent, from 0 to 1. */
type Upload = { id: number; name: string; share: number; problem?: string }
type PictureUploadsProps = { onStored: () => void; children: (button: ReactNode) => ReactNode }

/** Uploads several chosen or dropped pictures, one after the other. `children` places the button. */
export function PictureUploads({ onStored, children }: PictureUploadsProps) {
  const input = useRef<HTMLInputElement>(null)
  const lastId = useRef(0)
  const [uploads, setUploads] = useState<Upload[]>([])

  async function store(files: File[]) {
    const begun = files.map((file) => ({
      id: (lastId.current += 1),
      name: file.name,
      share: 0,
      file,
    }))
    setUploads((before) => [...before.filter(({ problem }) => problem), ...begun])
    for (const { id, file } of begun) {
      const change = (changes: Partial<Upload>) =>
        setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
      const problem = await problemOf(file, (share) => change({ share }))
      if (problem) change({ problem })
      else {
        setUploads((all) => all.filter((one) => one.id !== id))
        onStored()
      }
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
          {uploads.map(({ id, name, share, problem }) => (
            <li key={id}>
              <span>{name}</span>
              {problem ? (
                <span className="field-error" role="alert">
                  {problem}
                </span>
              ) : (
                <>
                  <progress aria-label={`Uploading ${name}`} value={share} />
                  <span aria-hidden="true">{Math.round(share * 100)} %</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Uploads a file. Returns the error message, if any. */
async function problemOf(
  file: File,
  onProgress: (share: number) => void,
): Promise<string | undefined> {
  const wrong = await pictureFileProblem(file)
  if (wrong) return wrong
  try {
    await uploadPicture(file, onProgress)
    return undefined
  } catch (error) {
    if (sessionEnded(error)) leaveForLogin()
    return uploadProblem(error)
  }
}
