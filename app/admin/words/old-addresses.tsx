import { useId, useState } from 'react'
import { type Redirect, readablePath } from '../../../shared/redirect.ts'
import type { WordPageItem } from '../../../shared/words.ts'
import { sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'
import { redirectsApi } from '../client/words.ts'
import { ListToast, type Tell, useToast } from '../record-list/list-toast.tsx'
import { RecordList } from '../record-list/record-list.tsx'
import { Cell, Row } from '../record-list/row.tsx'
import { useRecordList } from '../record-list/use-record-list.ts'
import { AddAddress } from './add-address.tsx'
import { TakeList } from './take-list.tsx'

const columns = ['From', 'To', 'Actions']

/** Addresses of an older site, each of which leads on to a page. `targets`: pages to choose from. */
export function OldAddresses({ targets }: { targets: readonly WordPageItem[] }) {
  const id = useId()
  const list = useRecordList(redirectsApi.list)
  const [told, tell, close] = useToast()
  const remove = useRemove(tell, list.reload)
  const done = (text: string) => {
    tell(text)
    list.reload()
  }

  return (
    <section className="old-addresses" aria-labelledby={id}>
      <h2 id={id}>Old addresses</h2>
      <p className="list-hint">
        Addresses that had a page once, here or on the site before this one. Whoever opens one is
        led to the page. Where a page stands, the page is shown.
      </p>
      <AddAddress targets={targets} onDone={done} />
      <TakeList onDone={done} />
      <RecordList
        list={list}
        filterLabel="Filter by address"
        loadingText="Loading old addresses..."
        empty="None yet."
        name="Old addresses"
        dense
        columns={columns}
        renderRow={(row) => (
          <AddressRow key={row._id} row={row} onRemove={() => void remove(row)} />
        )}
      />
      <ListToast told={told} onClose={close} />
    </section>
  )
}

function AddressRow({ row, onRemove }: { row: Redirect; onRemove: () => void }) {
  const from = readablePath(row.from)
  return (
    <Row>
      <Cell column="From" kind="name">
        <span className="address">{from}</span>
      </Cell>
      <Cell column="To">
        <a className="address" href={row.to} target="_blank" rel="noreferrer">
          {readablePath(row.to)}
        </a>
      </Cell>
      <Cell kind="actions">
        <button
          className="text-button"
          type="button"
          aria-label={`Remove ${from}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </Cell>
    </Row>
  )
}

/** Removes a redirect at once, and offers to undo that. */
function useRemove(tell: Tell, reload: () => void) {
  const [removing, setRemoving] = useState<string>()

  async function attempt(call: () => Promise<unknown>, text: string, undo?: () => void) {
    try {
      await call()
      tell(text, undo)
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      tell('Something went wrong. Please try again.')
    }
    setRemoving(undefined)
    reload()
  }

  return async ({ _id, from, to }: Redirect) => {
    if (removing === _id) return
    setRemoving(_id)
    const name = readablePath(from)
    const restore = () =>
      attempt(() => redirectsApi.create({ from, to }), `${name} leads on again.`)
    await attempt(
      () => redirectsApi.remove(_id),
      `${name} leads nowhere now.`,
      () => void restore(),
    )
  }
}
