import { lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { RemarkContext } from './remark-context.ts'
import { createRemarkStore } from './remark-store.ts'

const Region = lazy(async () => ({ default: (await import('./remark-parts.ts')).Remarks }))

type WithRemarksProps = {
  draftKey: string
  /** Whether the server knows the draft; until then it has no remarks. */
  isStored: boolean
  children: ReactNode
}

/** Makes the editors within take remarks on the draft with this key. */
export function WithRemarks({ draftKey, isStored, children }: WithRemarksProps) {
  const [store] = useState(() => createRemarkStore(draftKey))
  useEffect(() => (isStored ? store.start() : undefined), [store, isStored])
  return <RemarkContext value={store}>{children}</RemarkContext>
}

type FormRemarksProps = {
  fields: ReadonlyMap<string, string>
  mayWrite: boolean
  save: () => Promise<unknown>
}

/** The list of the remarks on the text of the form around. */
export function FormRemarks(props: FormRemarksProps) {
  const store = use(RemarkContext)
  return (
    store && (
      <Suspense>
        <Region store={store} {...props} />
      </Suspense>
    )
  )
}
