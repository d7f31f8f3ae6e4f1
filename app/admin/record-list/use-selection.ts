import { useState } from 'react'

/** The selected rows of a list. Rows that leave the list are deselected. */
export function useSelection<Item extends { _id: string }>(items: Item[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = items.filter(({ _id }) => ids.has(_id))
  return {
    selected,
    isSelected: (id: string) => ids.has(id),
    select(id: string, isSelected: boolean): void {
      const next = new Set(ids)
      if (isSelected) next.add(id)
      else next.delete(id)
      setIds(next)
    },
    selectAll: () => setIds(new Set(items.map(({ _id }) => _id))),
    clear: () => setIds(new Set()),
  }
}
