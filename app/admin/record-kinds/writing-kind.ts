import { type DraftFieldKind, draftFields, type DraftKind } from '../../../shared/draft-fields.ts'
import { type BegunKind, recordKinds } from '../../../shared/record-kinds.ts'

/** What the code for writing knows about a kind of text. */
export type WritingKind = {
  name: DraftKind
  /** The fields that its drafts store. */
  draftFields: Readonly<Record<string, { kind: DraftFieldKind; label: string }>>
  /** Paths of the form, and of the versions of a draft, whose key follows as `key`. */
  form: string
  history: string
  /** Whether a draft can be shown as readers will see it. */
  hasPreview: boolean
  /** Whether a text is published although it is hard to read. */
  isHard?: boolean
}

function ofRecords(name: BegunKind) {
  const { list, form, hasPreview } = recordKinds[name]
  return { name, draftFields: draftFields[name], form, history: `${list}/history`, hasPreview }
}

export const writingKinds = { blog: ofRecords('blog'), doctor: ofRecords('doctor') }
