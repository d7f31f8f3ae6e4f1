import { useId } from 'react'
import { Link } from 'react-router'
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

/** Why a version was kept, and when: names it in a sentence. */
export function versionName({ name, kind, createdAt }: DraftVersion): string {
  return name ? `“${name}”` : `${kinds[kind].toLowerCase()} on ${writtenMoment(createdAt)}`
}

/** The versions, newest first, behind the present text where that differs. Each leads to its difference. */
export function VersionList({ history }: { history: History }) {
  const { draft, versions, shown, presentDiffers } = history
  const id = useId()
  const addressOf = (version?: DraftVersion) => {
    const params = new URLSearchParams({ key: draft.key })
    if (version) params.set('version', String(version.number))
    return `?${params}`
  }
  return (
    <div className="version-list">
      <h2 id={id}>Versions</h2>
      {versions.length === 0 && <p className="quiet">No version has been kept yet.</p>}
      <ol role="list" aria-labelledby={id}>
        {presentDiffers && (
          <li>
            <Link
              to={addressOf()}
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
    </div>
  )
}

function saidBy(at: string, by: string): string {
  return by ? `${writtenMoment(at)}, ${by}` : writtenMoment(at)
}
