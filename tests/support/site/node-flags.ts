import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../server/core/paths.ts'

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}

/** The memory flags that `npm start` passes to node. */
export const nodeFlags = scripts.start.match(/(?<= )--\S+/g) ?? []
