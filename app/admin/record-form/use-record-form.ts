import { useCallback, useMemo, useState } from 'react'
import { brokenFields, firstIssue } from '../../../shared/first-issue.ts'
import { imageAddress } from '../../../shared/image-address.ts'
import { imageMessages } from '../../../shared/image-file.ts'
import { ApiError } from '../client/api.ts'
import { useMarkUnsaved } from '../frame/unsaved-changes.tsx'
import { type ChosenImage, useImage } from '../image-field/use-image.ts'
import type { RecordKind, StoredRecord } from './record-kind.ts'
import { useClearError } from './use-clear-error.ts'
import { useSaving } from './use-saving.ts'

/** Stands for a file whose address is known only after it has been uploaded. */
const addressToCome = imageAddress(`${'0'.repeat(32)}-1x1`)

/** What a form holds and does. `record` is the one that is changed, undefined for a new one. */
export function useRecordForm<
  Stored extends StoredRecord,
  Draft extends object,
  Input extends object,
>(kind: RecordKind<Stored, Draft, Input>, record: Stored | undefined) {
  const { messages, tell } = kind
  const first = useMemo(() => kind.draftOf(record), [kind, record])
  const [draft, setDraft] = useState(first)
  const set = useCallback(
    <Name extends keyof Draft>(name: Name, value: Draft[Name]) =>
      setDraft((before) => ({ ...before, [name]: value })),
    [],
  )
  const checked = (checkedDraft: Draft, address: string) =>
    kind.schema.safeParse(kind.inputFrom(checkedDraft, address))

  const saving = useSaving({
    ready: () => image.settled(),
    check() {
      const { error } = checked(draft, addressOf(image.current()))
      return error && firstIssue(error)
    },
    async save(keyFor) {
      const address = await image.upload().catch((error: unknown) => {
        throw inWordsOf(messages.uploadFailed, error)
      })
      const input = kind.inputFrom(draft, address)
      if (record) await kind.update(record._id, { ...input, updatedAt: record.updatedAt })
      else await kind.create(input, keyFor(input))
    },
    refused: messages.refused,
    noToken: messages.noToken,
    ...(tell && { tell }),
  })
  const { problem, report, clearProblem } = saving
  useClearError({
    draft,
    problem,
    clearProblem,
    breaksRule: (changed, field) =>
      brokenFields(checked(changed, addressToCome)).includes(String(field)),
  })
  const image = useImage(record?.image_url ?? '', {
    onRefused: (message) => report({ message, field: 'image_url' }),
    onChosen: () => clearProblem('image_url'),
  })

  const changed = image.changed || JSON.stringify(draft) !== JSON.stringify(first)
  useMarkUnsaved(changed && saving.phase !== 'saved')

  async function deleteStored() {
    await image.deleteStored()
    if (messages.imageDeleted) tell?.(messages.imageDeleted)
  }

  return {
    draft,
    set,
    image,
    saving,
    deleteStoredImage: () => saving.attempt(deleteStored, messages.imageDeleteFailed),
  }
}

function addressOf(image: ChosenImage | undefined): string {
  if (!image) return ''
  return image.kind === 'stored' ? image.address : addressToCome
}

/** A form may have one sentence for whatever fails, where others name the picture. */
function inWordsOf(message: string | undefined, error: unknown): unknown {
  const isWordless = error instanceof ApiError && error.message === imageMessages.uploadFailed
  return message && isWordless ? new ApiError(error.status, message) : error
}
