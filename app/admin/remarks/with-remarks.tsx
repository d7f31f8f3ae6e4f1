import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { latePart } from '../frame/late-part.tsx'
import { RemarkContext, useRemarkState } from './remark-context.ts'
import { createRemarkStore, type RemarkStore } from './remark-store.ts'

const Region = latePart(async () => (await import('./remark-parts.ts')).Remarks)

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
  /** Whether the server knows the draft: nobody remarks on what nobody has written. */
  isStored: boolean
  fields: ReadonlyMap<string, string>
  mayWrite: boolean
  save: () => Promise<unknown>
}

/** The list of the remarks on the text of the form around. */
export function FormRemarks(props: FormRemarksProps) {
  const store = use(RemarkContext)
  return store && <RemarksOf store={store} {...props} />
}

type RemarksOfProps = FormRemarksProps & { store: RemarkStore }

function RemarksOf({ store, isStored, ...props }: RemarksOfProps) {
  const { begun } = useRemarkState(store)
  if (!isStored && !begun) return null
  return (
    <Suspense>
      <Region store={store} {...props} />
    </Suspense>
  )
}
