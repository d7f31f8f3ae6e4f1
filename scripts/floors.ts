// Which folders of `server/` build on which: `npm run borders`.
import { matchesGlob, posix } from 'node:path'

/**
 * The folders of `server/`, top floor first. A folder may import its own files and those of lower floors,
 * but not other folders on its own floor or above. `*` stands for every folder not listed here: a domain, or
 * something served besides the API.
 */
const floors: readonly (readonly string[])[] = [
  ['main'],
  ['cli', 'warnings'],
  ['monitoring'],
  ['transfer'],
  ['backup', 'sample-content'],
  ['persons'],
  ['*', 'edge'],
  ['records', 'review-state'],
  ['search'],
  ['search/postgres', 'search/sqlite'],
  ['search/query'],
  ['references'],
  ['people'],
  ['jobs'],
  ['audit'],
  ['html', 'http', 'limits', 'listing', 'mail'],
  ['database/opening'],
  ['database/migrations', 'database/postgres', 'database/sqlite'],
  ['database'],
  ['metrics'],
  ['core'],
]

/** Whether both are in `server/` and the target is in the same folder or on a lower floor. */
export function isBelow(file: string, target: string): boolean {
  const [from, to] = [floorOf(file), floorOf(target)]
  if (!from || !to || matchesGlob(file, 'server/database/migrations/**')) return false
  return from.folder === to.folder || from.floor < to.floor
}

/** The deepest folder that has a floor; otherwise the top folder, on the floor of `*`. */
function floorOf(path: string): { folder: string; floor: number } | undefined {
  const [top, ...names] = posix.dirname(path).split('/')
  if (top !== 'server') return undefined
  for (let length = names.length; length > 0; length -= 1) {
    const folder = names.slice(0, length).join('/')
    const floor = floors.findIndex((folders) => folders.includes(folder))
    if (floor >= 0) return { folder, floor }
  }
  return { folder: names[0] ?? '', floor: floors.findIndex((folders) => folders.includes('*')) }
}
