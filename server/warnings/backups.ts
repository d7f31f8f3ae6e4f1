import type { Warning } from '../../shared/warning.ts'
import { readBackups } from '../monitoring/storage-readings.ts'
import type { WarningSource } from './warning-source.ts'

/** A backup that is missing, old or not proven. */
export const backups: WarningSource = {
  right: 'meter',
  async read(parts) {
    const { backup, proof } = await readBackups(parts)
    const found: Warning[] = []
    const add = (key: string, text: string) =>
      found.push({ key, text, count: 1, href: '/admin/meter' })
    if (backup.hint !== null) {
      add('backup', backup.at ? 'The last backup is older than 36 hours' : 'There is no backup')
    }
    if (proof.hint !== null && backup.at !== null) {
      add(
        'proof',
        proof.at
          ? 'No backup has been proven for 48 hours'
          : 'No backup has been proven: nobody knows whether it can be restored',
      )
    }
    return found
  },
}
