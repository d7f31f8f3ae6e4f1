import { posix } from 'node:path'

/** An import of a value, between two files. */
export type ValueImport = { from: string; to: string }

/** Subfolders count as separate folders, except that all of `content/`, which is only data, is one. */
function folderOf(file: string): string {
  return file.startsWith('content/') ? 'content' : posix.dirname(file)
}

/** Finds cycles of folders that import each other. Each cycle has one import per step. */
export function folderCycles(imports: readonly ValueImport[]): ValueImport[][] {
  const steps = Map.groupBy(
    imports.filter(({ from, to }) => folderOf(from) !== folderOf(to)),
    ({ from }) => folderOf(from),
  )
  const visited = new Set<string>()
  const cycles: ValueImport[][] = []
  const visit = (folder: string, path: readonly ValueImport[]) => {
    visited.add(folder)
    for (const step of steps.get(folder) ?? []) {
      const next = folderOf(step.to)
      const longer = [...path, step]
      const start = longer.findIndex(({ from }) => folderOf(from) === next)
      if (start >= 0) cycles.push(longer.slice(start))
      else if (!visited.has(next)) visit(next, longer)
    }
  }
  for (const folder of steps.keys()) if (!visited.has(folder)) visit(folder, [])
  return cycles
}
