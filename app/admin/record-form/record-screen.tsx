import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { recordKinds } from '../../../shared/record-kinds.ts'
import { AuditLink } from '../frame/audit-link.tsx'
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
  if (publishedAs) return <Navigate replace to={formAddress(pathname, publishedAs)} />
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
