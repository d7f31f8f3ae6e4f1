import { onEachDebian } from './bare-machine.ts'

export const install = onEachDebian(
  'drill.sh',
  'bare Debian: install, backup, upgrade, return, restore, rolling upgrade',
)
