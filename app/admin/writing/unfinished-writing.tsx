import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { type DraftFields, draftFields, type DraftKind } from '../../../shared/draft-fields.ts'
import { draftsApi } from '../client/drafts.ts'
import { writtenMoment } from '../frame/panel-dates.ts'
import { useSession } from '../frame/use-session.ts'
import { accountName } from './account.ts'
import { copiesOf } from './device-store.ts'
import { valueText } from '../../../shared/value-text.ts'

type Offer = { key: string; name: string; at: string }

/** The form comes without offers where these take longer. */
const longestMs = 1500

/** What was begun and never published, on the server or only on this device; undefined while it is looked for. */
export function useOffers(kind: DraftKind, wanted: boolean): Offer[] | undefined {
  const email = useSession()?.email
  const [offers, setOffers] = useState<Offer[]>()

  useEffect(() => {
    let current = true
    const late = new Promise<Offer[]>((resolve) => setTimeout(resolve, longestMs, []))
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

const none: Offer[] = []

type UnfinishedProps = {
  offers: Offer[]
  /** Path of the form. */
  form: string
}

/** Offers to go on with what was begun. */
export function UnfinishedWriting({ offers, form }: UnfinishedProps) {
  const [hidden, setHidden] = useState(false)
  const id = useId()

  if (hidden || offers.length === 0) return null
  return (
    <section className="unfinished-writing" aria-labelledby={id}>
      <h2 id={id}>Unfinished writing</h2>
      <ul role="list">
        {offers.map(({ key, name, at }) => (
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
      <button className="button quiet-button" type="button" onClick={() => setHidden(true)}>
        Start anew
      </button>
    </section>
  )
}

async function offersOf(kind: DraftKind, account: string): Promise<Offer[]> {
  const [stored, copies] = await Promise.all([
    draftsApi.list(kind, 'draft').catch(() => []),
    copiesOf(account),
  ])
  const known = new Set(stored.map(({ key }) => key))
  const alone = copies.filter(
    (copy) => copy.kind === kind && isNew(copy.key) && !known.has(copy.key),
  )
  return [
    ...alone.map(({ key, fields, at }) => ({
      ...{ key, name: nameIn(kind, fields), at: new Date(at).toISOString() },
    })),
    ...stored
      .filter(({ key }) => isNew(key))
      .map(({ key, fields, updatedAt }) => ({ key, name: nameIn(kind, fields), at: updatedAt })),
  ]
}

const isNew = (key: string) => key.startsWith('new.')

/** A draft is called by its first field. */
function nameIn(kind: DraftKind, fields: DraftFields): string {
  const [first = ''] = Object.keys(draftFields[kind])
  return valueText(fields[first]).trim() || '(no title)'
}
