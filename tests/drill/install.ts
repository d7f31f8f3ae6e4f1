import { lacking, runOnBareMachine } from './bare-machine.ts'
import { type Drill, ranNothing } from './drill.ts'

const releases = ['bookworm', 'trixie']
const needed = ['systemd-nspawn', 'ip', 'iptables', 'nsenter', 'npm']

export const install: Drill = {
  title: 'bare Debian: install, backup, upgrade, return, restore, rolling upgrade',
  async run() {
    const reason = lacking(needed)
    if (reason) return ranNothing(reason)
    const broken: string[] = []
    for (const release of releases) {
      // oxlint-disable-next-line no-await-in-loop -- they would share a network
      const problem = await runOnBareMachine('drill.sh', release)
      if (problem) broken.push(`${release}: ${problem}`)
    }
    return { rows: [], broken }
  },
}
