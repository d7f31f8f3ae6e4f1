import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { type BegunKind, recordKinds } from '../../../shared/record-kinds.ts'
import { writtenMoment } from '../frame/panel-dates.ts'
import { useSession } from '../frame/use-session.ts'
import { kinds } from '../record-kinds/kinds.ts'
import { accountName } from './account.ts'
import { copiesOf } from './device-store.ts'
import { adoptOrphans } from './orphaned-copies.ts'
import { valueText } from '../../../shared/value-text.ts'

type Offer = { key: string; name: string; at: string }
/** `hasMore`: whether there are other drafts in the list. */
type Offers = { items: Offer[]; hasMore: boolean }

/** If loading takes longer, the form appears without offers. */
const longestMs = 1500
const mostOffers = 20

/** Unpublished drafts on the server or only on this device; undefined until known. */
export function useOffers(kind: BegunKind, wanted: boolean): Offers | undefined {
  const email = useSession()?.email
  const [offers, setOffers] = useState<Offers>()

  useEffect(() => {
    let current = true
    const late = new Promise<Offers>((resolve) => setTimeout(resolve, longestMs, none))
    if (wanted) {
      void Promise.race([offersOf(kind, accountName(email)), late]).then(
        (found) => current && setOffers(found),
      )
    }
    return () => {
      current = false
    }
  }, [kind, wanted, email])

  return wanted ? offers : none
}

const none: Offers = { items: [], hasMore: false }

type UnfinishedProps = {
  offers: Offers
  /** Paths of the form and of the list. */
  form: string
  list: string
}

/** Offers to continue unfinished drafts. */
export function UnfinishedWriting({ offers, form, list }: UnfinishedProps) {
  const [hidden, setHidden] = useState(false)
  const id = useId()

  if (hidden || offers.items.length === 0) return null
  return (
    <section className="unfinished-writing" aria-labelledby={id}>
      <h2 id={id}>Unfinished writing</h2>
      <ul role="list">
        {offers.items.map(({ key, name, at }) => (
          <li key={key}>
            <span className="unfinished-name">
              {name} <span className="quiet">{writtenMoment(at)}</span>
            </span>
            <Link className="text-button" to={`${form}?draft=${key.slice('new.'.length)}`}>
              Continue<span className="visually-hidden"> {name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="unfinished-end">
        <button className="button quiet-button" type="button" onClick={() => setHidden(true)}>
          Start anew
        </button>
        {offers.hasMore && <Link to={`${list}?state=draft`}>All drafts</Link>}
      </div>
    </section>
  )
}

async function offersOf(kind: BegunKind, account: string): Promise<Offers> {
  const [stored, copies] = await Promise.all([
    newestDrafts(kind).catch(() => none),
    adoptOrphans(account, kind).then(() => copiesOf(account)),
  ])
  const known = new Set(stored.items.map(({ key }) => key))
  const alone = copies.filter(
    (copy) => copy.kind === kind && isNew(copy.key) && !known.has(copy.key),
  )
  const copied = alone.map(({ key, fields, at }) => ({
    key,
    name: nameIn(kind, fields),
    at: new Date(at).toISOString(),
  }))
  return { ...stored, items: [...copied, ...stored.items] }
}

/** The drafts that were changed last. */
async function newestDrafts(kind: BegunKind): Promise<Offers> {
  const part = { query: '', page: 1, limit: mostOffers, choices: { state: 'draft' } }
  const { items, total } = await kinds[kind].rows(part)
  return {
    items: items.map((row) => ({
      key: row.draft!.key,
      name: nameIn(kind, row),
      at: row.updatedAt,
    })),
    hasMore: total > items.length,
  }
}

const isNew = (key: string) => key.startsWith('new.')

/** Names a draft or a row by its title or name. */
function nameIn(kind: BegunKind, { [recordKinds[kind].title]: name }: Record<string, unknown>) {
  return valueText(name as string | undefined).trim() || '(no title)'
}
