import { type Drill, ranNothing } from './drill.ts'
import { lacking, runOnBareMachine } from './bare-machine.ts'

/** Tests that build again what was built before them, and that want rights which not every machine gives. */
const filters = ['supply-chain', 'lower-priority']

export const newcomer: Drill = {
  title: 'bare Debian: clone, start, stop, test, as root, as a user, without namespaces',
  async run() {
    const reason = lacking(['unshare', 'setpriv', 'git', 'curl', 'npm'])
    if (reason) return ranNothing(reason)
    const problem = await runOnBareMachine('newcomer.sh', 'bookworm', filters)
    return { rows: [], broken: problem ? [problem] : [] }
  },
}
