import { useEffect, useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { DraftVersion, VersionKind } from '../../../shared/draft.ts'
import { writtenMoment } from '../frame/panel-dates.ts'
import type { History } from './load-history.ts'

const kinds: Record<VersionKind, string> = {
  automatic: 'Kept automatically',
  kept: 'Kept',
  published: 'Published',
  scheduled: 'Scheduled',
  unpublished: 'Taken off the site',
  restored: 'Restored',
  discarded: 'Discarded',
  deleted: 'Deleted',
  conflict: 'Refused in a conflict',
}

/** A version's name, or its kind and time, for use in a sentence. */
export function versionName({ name, kind, createdAt }: DraftVersion): string {
  return name ? `“${name}”` : `${kinds[kind].toLowerCase()} on ${writtenMoment(createdAt)}`
}

/** The versions, newest first, after the present text if that differs. Each links to its changes. */
export function VersionList({ history }: { history: History }) {
  const { draft, versions, pages, hasMore, shown, presentDiffers } = history
  const id = useId()
  const navigate = useNavigate()
  const list = useRef<HTMLOListElement>(null)
  /** How many versions were listed when older ones were requested. */
  const before = useRef<number>(undefined)
  const addressOf = (version: DraftVersion | undefined, listed = pages) => {
    const params = new URLSearchParams({ key: draft.key })
    if (version) params.set('version', String(version.number))
    if (listed > 1) params.set('pages', String(listed))
    return `?${params}`
  }
  useEffect(() => {
    // The address may name an old version, far down.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (before.current === undefined || before.current === versions.length) return
    const added = versions[before.current]
    before.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-version="${added?.number}"]`)?.focus()
  }, [versions])
  const isCut = !hasMore && (versions.at(-1)?.number ?? 1) > 1
  return (
    <div className="version-list">
      <h2 id={id}>Versions</h2>
      {versions.length === 0 && <p className="quiet">No version has been kept yet.</p>}
      <ol role="list" aria-labelledby={id} ref={list}>
        {presentDiffers && (
          <li>
            <Link
              to={addressOf(undefined)}
              replace
              preventScrollReset
              aria-current={shown ? undefined : 'true'}
            >
              <strong>Present text</strong>
              <span>{saidBy(draft.updatedAt, draft.updatedBy)}</span>
            </Link>
          </li>
        )}
        {versions.map((version) => (
          <li key={version.number}>
            <Link
              to={addressOf(version)}
              data-version={version.number}
              replace
              preventScrollReset
              aria-current={version === shown ? 'true' : undefined}
            >
              <strong>{version.name || kinds[version.kind]}</strong>
              <span>
                {version.name && version.kind !== 'kept' && `${kinds[version.kind]}, `}
                {saidBy(version.createdAt, version.createdBy)}
              </span>
              <span>
                {version.words === 1 ? '1 word' : `${version.words.toLocaleString()} words`}
                {version.pictureRemoved && ', picture removed'}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {hasMore && (
        <button
          className="button quiet-button"
          type="button"
          onClick={() => {
            before.current = versions.length
            void navigate(addressOf(shown, pages + 1), { replace: true, preventScrollReset: true })
          }}
        >
          Show older versions
        </button>
      )}
      {isCut && <p className="quiet">Older versions are no longer kept.</p>}
    </div>
  )
}

function saidBy(at: string, by: string): string {
  return by ? `${writtenMoment(at)}, ${by}` : writtenMoment(at)
}
