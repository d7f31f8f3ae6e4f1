import { useEffect, useMemo } from 'react'
import { Link } from 'react-router'
import type { Draft } from '../../../shared/draft.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { FormScreen } from '../record-form/form-screen.tsx'
import type { LoadedRecord } from '../record-form/load-record.ts'
import { ListToast } from '../record-list/list-toast.tsx'
import { Difference } from './difference.tsx'
import { fieldDifferences } from './field-differences.ts'
import { KeepVersion } from './keep-version.tsx'
import type { History } from './load-history.ts'
import { RestoreVersion } from './restore-version.tsx'
import { useHistoryActions } from './use-history-actions.ts'
import { VersionList, versionName } from './version-list.tsx'
import type { WritingKind } from '../record-kinds/writing-kind.ts'

/** What the history knows about a kind of text. */
export type HistoryKind = Pick<WritingKind, 'draftFields'> & {
  list: string
  backToList: string
  missing: string
  titleOf(draft: Draft): string
  /** Address of the draft's form. */
  formOf(draft: Draft): string
}

type HistoryScreenProps = {
  kind: HistoryKind
  loaded: LoadedRecord<History>
}

/** The versions of a record, and the changes in each. */
export function HistoryScreen({ kind, loaded }: HistoryScreenProps) {
  if ('record' in loaded) return <Screen kind={kind} history={loaded.record} />
  return (
    <FormScreen title="History" problem={loaded.problem} kind={kind}>
      {undefined}
    </FormScreen>
  )
}

function Screen({ kind, history }: { kind: HistoryKind; history: History }) {
  const { draft, versions, shown, presentDiffers, compareWith } = history
  const { before, after, authorNames } = history
  const { keep, restore, told, problem } = useHistoryActions(draft)
  const differences = useMemo(
    () => fieldDifferences(kind, before, after, (id) => authorNames.get(id) ?? 'Unknown'),
    [kind, before, after, authorNames],
  )
  const title = kind.titleOf(draft)
  const isFirst = shown !== undefined && shown === versions.at(-1)
  const isOnly = versions.length === 0 || (versions.length === 1 && isFirst && !presentDiffers)
  const inTrash = draft.state === 'trash'
  useEffect(() => {
    // The difference's keys work only if this screen has the focus.
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('#content h1')?.focus()
    }
  }, [])
  return (
    <div className="history">
      <ScreenHead title={`History of “${title || '(no title)'}”`}>
        {!inTrash && (
          <Link className="button quiet-button" to={kind.formOf(draft)}>
            Edit
          </Link>
        )}
      </ScreenHead>
      <div role="alert">{problem && <p className="history-problem">{problem}</p>}</div>
      <div className="history-columns">
        <div className="history-side">
          {!inTrash && <KeepVersion keep={keep} />}
          <VersionList history={history} />
        </div>
        <div className="history-main">
          <Difference
            differences={differences}
            summary={summaryOf(history, isFirst)}
            compareWith={shown && (isFirst && !presentDiffers ? undefined : compareWith)}
            isOnly={isOnly}
          >
            {shown && !inTrash && (
              <RestoreVersion
                key={shown.number}
                version={shown}
                restore={() => restore(shown.number)}
              />
            )}
          </Difference>
        </div>
      </div>
      <ListToast told={told} />
    </div>
  )
}

function summaryOf({ shown, compareWith, versions }: History, isFirst: boolean): string {
  if (!shown)
    return versions.length > 0 ? 'What has changed since the newest version.' : 'The text.'
  const name = versionName(shown)
  if (compareWith === 'now') return `What has changed since the version ${name}.`
  if (isFirst) return `The first version, ${name}.`
  return `What changed with the version ${name}.`
}
