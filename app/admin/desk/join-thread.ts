import { type DeskEnquiry, oldestFirst } from '../../../shared/desk.ts'

/** The enquiry as it is now, with every entry loaded so far. */
export function joinThread(known: DeskEnquiry | undefined, now: DeskEnquiry): DeskEnquiry {
  if (known?._id !== now._id) return now
  const old = new Map(known.thread.map((entry) => [entry._id, entry]))
  const isGap = now.earlier > 0 && !now.thread.some(({ _id }) => old.has(_id))
  const [first, last] = [now.thread[0], known.thread.at(-1)]
  // More has arrived than one response holds, so the entries in between are unknown.
  if (isGap && first && last && oldestFirst(last, first) < 0) return now
  const loaded = now.thread.map((entry) => {
    const before = old.get(entry._id)
    return entry.shortened && before && !before.shortened ? before : entry
  })
  for (const { _id } of loaded) old.delete(_id)
  const thread = [...old.values(), ...loaded].toSorted(oldestFirst)
  return { ...now, thread, earlier: thread[0] === loaded[0] ? now.earlier : known.earlier }
}
