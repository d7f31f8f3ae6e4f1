import { type FormEvent, useState } from 'react'
import { type DeskFolder, deskFolders } from '../../../shared/desk.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { desk } from '../client/desk.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import { leaveForLogin } from '../client/session.ts'
import { SelectField } from '../record-form/select-field.tsx'
import { folderNames } from './folder-names.ts'
import { useDeskCall } from './use-desk-call.ts'

const labels: Record<DeskFolder, string> = { ...folderNames, all: 'All but spam' }

/** Exports a folder's enquiries of a period as a table. */
export function ExportDialog(props: { folder: DeskFolder; onClose: () => void }) {
  const { onClose } = props
  const [folder, setFolder] = useState(props.folder)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const { busy, problem, run } = useDeskCall(leaveForLogin)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const saved = await run(async () => saveFile(await desk.exported({ folder, from, to })))
    if (saved) onClose()
  }

  return (
    <Dialog title="Export enquiries" onClose={() => busy || onClose()}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>
          A table with names, addresses and messages, as CSV. The audit log notes that you have
          exported it.
        </p>
        <SelectField
          label="Folder"
          name="folder"
          value={folder}
          onChange={(chosen) => setFolder(chosen as DeskFolder)}
          options={deskFolders.map((value) => ({ value, label: labels[value] }))}
        />
        <TextField
          label="From (optional)"
          type="date"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label="To (optional)"
          type="date"
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <DialogProblem message={problem?.message} />
        <SubmitActions label="Export" busyLabel="Exporting..." busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}

const byteOrderMark = '\uFEFF'

function saveFile(csv: string): void {
  // Reading the response as text dropped the byte order mark, by which spreadsheets recognize UTF-8.
  const file = new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `enquiries-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
