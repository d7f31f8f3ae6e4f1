import { type ReactNode, useId } from 'react'
import { ScreenSkeleton } from '../frame/screen-skeleton.tsx'
import type { OwnList } from './use-own-list.ts'

type AccountPartProps<Item> = {
  title: string
  advice: string
  /** Actions on the whole list. */
  action: ReactNode
  list: OwnList<Item>
  empty: string
  renderItem: (item: Item) => ReactNode
}

/** A named region of the account page that shows one of its lists. */
export function AccountPart<Item>(props: AccountPartProps<Item>) {
  const { title, advice, action, list, empty, renderItem } = props
  const id = useId()
  const { items, failed, reload } = list
  return (
    <section className="account-part" aria-labelledby={id}>
      <div className="account-part-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <p className="quiet">{advice}</p>
      {failed ? (
        <div className="list-note" role="status">
          <p>The server sent an unexpected response.</p>
          <button className="button quiet-button" type="button" onClick={reload}>
            Try again
          </button>
        </div>
      ) : items === undefined ? (
        <ScreenSkeleton />
      ) : items.length === 0 ? (
        <p className="account-empty">{empty}</p>
      ) : (
        <ul className="account-list" role="list">
          {items.map(renderItem)}
        </ul>
      )}
    </section>
  )
}
