import { type MouseEvent, useState } from 'react'
import { auditFile } from '../client/people.ts'
import { leaveForLogin, storedToken } from '../client/session.ts'

/** Downloads the filtered log as a CSV file. */
export function ExportLink({ query }: { query: URLSearchParams }) {
  const [busy, setBusy] = useState(false)

  async function save(event: MouseEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      const headers = { authorization: `Bearer ${storedToken()}` }
      const response = await fetch(auditFile(query), { headers, cache: 'no-store' })
      if (response.status === 401) return leaveForLogin()
      if (!response.ok) throw new Error(String(response.status))
      saveAs('audit-log.csv', await response.blob())
    } catch {
      alert('Failed to export the log. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <a
      className="button quiet-button"
      href={auditFile(query)}
      download="audit-log.csv"
      onClick={(event) => void save(event)}
    >
      {busy ? 'Exporting...' : 'Export'}
    </a>
  )
}

function saveAs(name: string, file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // By then the browser has saved the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
