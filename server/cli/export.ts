import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { systemClock } from '../core/clock.ts'
import { openImageStore } from '../images/open-image-store.ts'
import { exportSite } from '../transfer/export-site.ts'
import { leftInWords } from '../transfer/left-tables.ts'
import { peopleFile } from '../transfer/sections.ts'
import { type Command, CommandError, requireSite, reason } from './command.ts'
import { quietLog } from './quiet-log.ts'
import { inPlain, inWords } from './transfer-words.ts'

export const exportCommand: Command = {
  usage: 'export FOLDER [--people]',
  purpose:
    'write the site to a folder as JSON and images, with enquiries, readers and staff if --people; it may be running',
  operands: [1, 1],
  flags: ['people'],

  async run({ operands: [name = ''], flags, settings, folder: from }) {
    requireSite(settings)
    const folder = resolve(from, name)
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new CommandError(`FOLDER: ${folder} is not empty, so nothing was exported`)
    }
    const withPeople = flags.has('people')
    try {
      const store = await openImageStore(settings, quietLog)
      const exported = await exportSite({ settings, folder, withPeople, store, now: systemClock() })
      const lists = peopleFile.sections.map((section) => inPlain(section.name)).join(', ')
      return [
        `Exported to ${folder}: ${inWords(exported)}.`,
        'Not in it:',
        ...(withPeople ? [] : [`${lists}: only with --people`]),
        ...leftInWords,
      ].join('\n- ')
    } catch (error) {
      throw new CommandError(`Nothing was exported: ${reason(error)}`, { cause: error })
    }
  },
}
