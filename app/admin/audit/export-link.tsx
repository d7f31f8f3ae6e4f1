import { type MouseEvent, useState } from 'react'
import { saveAs } from '../client/save-as.ts'
import { leaveForLogin, storedToken } from '../client/session.ts'

type ExportLinkProps = {
  /** Path of the file; requests need the token. */
  file: string
  /** The name under which it is saved. */
  name: string
  label?: string
}

/** Downloads a CSV file. */
export function ExportLink({ file, name, label = 'Export' }: ExportLinkProps) {
  const [busy, setBusy] = useState(false)

  async function save(event: MouseEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      const headers = { authorization: `Bearer ${storedToken()}` }
      const response = await fetch(file, { headers, cache: 'no-store' })
      if (response.status === 401) return leaveForLogin()
      if (!response.ok) throw new Error(String(response.status))
      saveAs(name, await response.blob())
    } catch {
      alert('The file could not be made. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <a
      className="button quiet-button"
      href={file}
      download={name}
      onClick={(event) => void save(event)}
    >
      {busy ? 'Exporting...' : label}
    </a>
  )
}
