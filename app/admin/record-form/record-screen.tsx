import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { DraftKind } from '../../../shared/draft-fields.ts'
import { AuditLink } from '../frame/audit-link.tsx'
import { UnfinishedWriting, useOffers } from '../writing/unfinished-writing.tsx'
import { FormScreen } from './form-screen.tsx'
import { PageLink } from './page-link.tsx'
import { formAddress } from './form-address.ts'
import type { RecordFormProps } from './record-editor.tsx'
import type { StoredRecord } from '../record-kinds/record-kind.ts'
import { type Loading, useFormScreen } from './use-form-screen.ts'
import type { FormMode } from './use-record.ts'

type RecordScreenProps<Stored> = {
  /** What a draft of it is called. */
  draftKind: DraftKind
  /** The record and the draft that the address names, on their way from the server. */
  loading: Loading<Stored>
  titles: Record<FormMode, string>
  /** Said where there is no such record any more. */
  missing: string
  list: { to: string; label: string }
  form: ComponentType<RecordFormProps<Stored>>
}

const auditKinds = { blog: 'article', doctor: 'doctor' } as const

/** Each record has a form of its own, also when one goes back and forth between them. */
export function RecordScreen<Stored extends StoredRecord>(props: RecordScreenProps<Stored>) {
  return <Screen key={useLocation().search} {...props} />
}

function Screen<Stored extends StoredRecord>(props: RecordScreenProps<Stored>) {
  const { draftKind, loading, titles, missing, list, form: Form } = props
  const { pathname } = useLocation()
  const { mode, record, opened, publishedAs, problem, key, reload } = useFormScreen(
    draftKind,
    loading,
  )
  const offers = useOffers(draftKind, mode === 'add' && !loading.draft)
  const wasPublished = opened?.draft?.state === 'unpublished'
  const title = titles[mode === 'add' && wasPublished ? 'edit' : mode]
  if (publishedAs) return <Navigate replace to={formAddress(pathname, publishedAs)} />
  return (
    <FormScreen
      {...{ title, problem, missing, list }}
      link={
        record && (
          <div className="form-links">
            <PageLink kind={draftKind} record={record._id} />
            <AuditLink kind={auditKinds[draftKind]} record={record._id} />
          </div>
        )
      }
    >
      {opened && offers && (
        <>
          <UnfinishedWriting offers={offers} form={pathname} list={list.to} />
          <Form key={key} {...{ title, mode, record, opened }} onReload={reload} />
        </>
      )}
    </FormScreen>
  )
}
