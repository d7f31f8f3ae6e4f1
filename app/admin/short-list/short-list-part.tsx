import { type ReactNode, useId } from 'react'
import { LoadFailed } from '../frame/load-failed.tsx'
import { ScreenSkeleton } from '../frame/screen-skeleton.tsx'
import type { ShortList } from './use-short-list.ts'

type ShortListPartProps<Item> = {
  title: string
  advice: string
  /** Actions on the whole list. */
  action: ReactNode
  list: ShortList<Item>
  empty: string
  renderItem: (item: Item) => ReactNode
  /** Stands before the list, such as its filter. */
  above?: ReactNode
  /** Stands after the list. */
  below?: ReactNode
}

/** A named region of a screen that shows one of its lists. */
export function ShortListPart<Item>(props: ShortListPartProps<Item>) {
  const { title, advice, action, list, empty, renderItem, above, below } = props
  const id = useId()
  const { items, failed, reload } = list
  return (
    <section className="short-list-part" aria-labelledby={id}>
      <div className="short-list-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <p className="quiet">{advice}</p>
      {failed ? (
        <LoadFailed retry={reload} />
      ) : items === undefined ? (
        <ScreenSkeleton />
      ) : (
        <>
          {above}
          {items.length === 0 ? (
            <p className="short-list-empty">{empty}</p>
          ) : (
            <ul className="short-list" role="list">
              {items.map(renderItem)}
            </ul>
          )}
          {below}
        </>
      )}
    </section>
  )
}
