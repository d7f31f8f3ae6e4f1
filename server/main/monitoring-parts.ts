import { hostname } from 'node:os'
import { createBackupReport } from '../monitoring/backup-report.ts'
import { createServiceStates } from '../monitoring/service-states.ts'
import type { SharedParts } from './shared-parts.ts'

export type MonitoringParts = ReturnType<typeof createMonitoringParts>

/** What this instance sees of the servers that the site depends on, and of its backups. The caller starts `backupReport`, and stops both. */
export function createMonitoringParts({ settings, ...parts }: SharedParts) {
  const { dataDir } = settings
  return {
    serviceStates: createServiceStates({ ...parts, instance: `${hostname()} ${dataDir}` }),
    backupReport: createBackupReport({ ...parts, dataDir }),
  }
}
