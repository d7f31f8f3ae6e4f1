import { onEachDebian } from './bare-machine.ts'

export const sites = onEachDebian(
  'sites.sh',
  'bare Debian: two sites of one program, what they share, backup, upgrade, return',
)
