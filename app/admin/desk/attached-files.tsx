import { useState } from 'react'
import type { DeskEntry } from '../../../shared/desk.ts'
import { saveAs } from '../client/save-as.ts'
import { leaveForLogin, storedToken } from '../client/session.ts'

type AttachedFilesProps = { enquiryId: string; entry: Pick<DeskEntry, 'attachments' | 'files'> }

/** The files of a mail, read from the mailbox when somebody asks; of old mails only their names. */
export function AttachedFiles({ enquiryId, entry: { attachments, files } }: AttachedFilesProps) {
  const [busy, setBusy] = useState<number>()
  const [problem, setProblem] = useState('')
  if (files.length === 0) {
    return (
      attachments.length > 0 && (
        <p className="quiet">Attached, in the mailbox only: {attachments.join(', ')}</p>
      )
    )
  }

  async function save({ n, name }: DeskEntry['files'][number]) {
    if (busy !== undefined) return
    setBusy(n)
    setProblem('')
    try {
      const response = await fetch(`/api/admin/v1/enquiries/${enquiryId}/attachments/${n}`, {
        headers: { authorization: `Bearer ${storedToken()}` },
        cache: 'no-store',
      })
      if (response.status === 401) return leaveForLogin()
      if (response.ok) saveAs(name, await response.blob())
      else setProblem(((await response.json()) as { message: string }).message)
    } catch {
      setProblem('The file could not be read. Please try again.')
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <>
      <ul className="desk-files" role="list" aria-label="Attached files">
        {files.map((file) => (
          <li key={file.n}>
            <button
              className="text-button"
              type="button"
              aria-disabled={busy !== undefined}
              onClick={() => void save(file)}
            >
              {file.name}
            </button>{' '}
            <span className="quiet">
              {busy === file.n ? 'Reading...' : file.size !== null && sizeInWords(file.size)}
            </span>
          </li>
        ))}
      </ul>
      <div role="alert">{problem && <p className="desk-failed">{problem}</p>}</div>
    </>
  )
}

function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
