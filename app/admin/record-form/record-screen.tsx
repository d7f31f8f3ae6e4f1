import { type ComponentType, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type BegunKind, recordKinds } from '../../../shared/record-kinds.ts'
import { AuditLink } from '../frame/audit-link.tsx'
import { useSession } from '../frame/use-session.ts'
import { accountName } from '../writing/account.ts'
import { moveToRecord } from '../writing/orphaned-copies.ts'
import { UnfinishedWriting, useOffers } from '../writing/unfinished-writing.tsx'
import { FormScreen } from './form-screen.tsx'
import { PageLink } from './page-link.tsx'
import { formAddress, pageAddress } from '../record-kinds/form-address.ts'
import type { RecordFormProps } from './record-editor.tsx'
import type { RecordKind, StoredRecord } from '../record-kinds/record-kind.ts'
import { type Loading, useFormScreen } from './use-form-screen.ts'

type RecordScreenProps<Stored extends StoredRecord> = {
  kind: Pick<
    RecordKind<Stored, object, object>,
    'name' | 'titles' | 'list' | 'backToList' | 'missing'
  >
  /** The record and draft that the address names, as they are loading. */
  loading: Loading<Stored>
  form: ComponentType<RecordFormProps<Stored>>
}

/** Keeps one form per record, even when somebody navigates back and forth between records. */
export function RecordScreen<Stored extends StoredRecord>(props: RecordScreenProps<Stored>) {
  return <Screen key={useLocation().search} {...props} />
}

function Screen<Stored extends StoredRecord>(props: RecordScreenProps<Stored>) {
  const { kind, loading, form: Form } = props
  const { name, titles, list } = kind
  const { pathname } = useLocation()
  const { mode, record, opened, publishedAs, problem, key, reload } = useFormScreen(name, loading)
  const offers = useOffers(name, mode === 'add' && !loading.draft)
  const wasPublished = opened?.draft?.state === 'unpublished'
  const title = titles[mode === 'add' && wasPublished ? 'edit' : mode]
  if (publishedAs && opened) {
    return <ToRecord kind={name} draftKey={opened.key} id={publishedAs} pathname={pathname} />
  }
  return (
    <FormScreen
      title={title}
      problem={problem}
      kind={kind}
      link={
        record && (
          <div className="form-links">
            <PageLink address={pageAddress(name, record._id)} />
            <AuditLink kind={recordKinds[name].called} record={record._id} small />
          </div>
        )
      }
    >
      {opened && offers && (
        <>
          <UnfinishedWriting offers={offers} form={pathname} list={list} />
          <Form
            key={key}
            title={title}
            mode={mode}
            record={record}
            opened={opened}
            onReload={reload}
          />
        </>
      )}
    </FormScreen>
  )
}

type ToRecordProps = { kind: BegunKind; draftKey: string; id: string; pathname: string }

/** Goes on with the record as which a draft was published, and with what this device has kept of the draft. */
function ToRecord({ kind, draftKey, id, pathname }: ToRecordProps) {
  const email = useSession()?.email
  const [isMoved, setMoved] = useState(false)

  useEffect(() => {
    const moving = moveToRecord(accountName(email), draftKey, `${kind}.${id}`)
    void moving.finally(() => setMoved(true))
  }, [email, draftKey, kind, id])

  return isMoved && <Navigate replace to={formAddress(pathname, id)} />
}
