import { useEffect, useState } from 'react'
import type { DraftValue } from '../../../shared/draft-fields.ts'
import { brokenFields, firstIssue } from '../../../shared/first-issue.ts'
import { imageAddress } from '../../../shared/image-address.ts'
import { imageMessages } from '../../../shared/image-file.ts'
import { ApiError } from '../client/request.ts'
import type { ChosenImage } from '../image-field/use-image.ts'
import { decideFirst } from '../writing/save-state.ts'
import type { OpenedDraft } from '../writing/use-opened-draft.ts'
import type { FormKind, StoredRecord } from '../record-kinds/record-kind.ts'
import { useBrokenFields } from './use-broken-fields.ts'
import { useClearError } from './use-clear-error.ts'
import type { FormMode } from './use-record.ts'
import { useRules } from './use-rules.ts'
import { useSaving } from './use-saving.ts'
import { useWrittenRecord } from './use-written-record.ts'

type Opening<Stored> = { record: Stored | undefined; mode: FormMode; opened: OpenedDraft }

/** Placeholder for a picture that has no address before its upload. */
const addressToCome = imageAddress(`${'0'.repeat(32)}-1x1`)

/** The state and actions of a form. `record`: the one to change, undefined for a new one. */
export function useRecordForm<
  Stored extends StoredRecord,
  Draft extends Record<string, DraftValue>,
  Input extends object,
>(kind: FormKind<Stored, Draft, Input>, { record, mode, opened }: Opening<Stored>) {
  const { messages, tell } = kind
  const written = useWrittenRecord({
    kind,
    record,
    opened,
    readOnly: mode === 'view',
    load: kind.load,
    valuesOf: kind.draftOf,
    onPictureRefused: (message) => report({ message, field: 'image_url' }),
    onPictureChosen: () => clearProblem('image_url'),
  })
  const { image, values, current, watch } = written
  /** The record before the save, if it existed, and after. */
  const [saved, setSaved] = useState<{ before: Stored | undefined; after: Stored }>()
  const rules = useRules(kind.loadRules, values)
  const errorIn = (draft: Draft, address: string) => rules.broken(kind.inputFrom(draft, address))
  const { broken, markAll } = useBrokenFields(values, addressOf(image.image))

  const saving = useSaving({
    async ready() {
      await rules.loaded()
      return image.settled()
    },
    check() {
      if (written.state && written.state.undecided.size > 0) return { message: decideFirst }
      const error = errorIn(current(), addressOf(image.current()))
      if (error) {
        written.draw()
        markAll(errorIn)
      }
      return error && firstIssue(error)
    },
    save: (keyFor) =>
      written
        .publish(({ image_url, draft }, replaces) => {
          const input = { ...kind.inputFrom(current(), image_url), ...(draft && { draft }) }
          if (!replaces) {
            const key = keyFor(input)
            return async () => {
              const after = await kind.create(input, key)
              setSaved({ before: undefined, after })
              return after
            }
          }
          const change = { ...input, updatedAt: replaces.updatedAt }
          const key = keyFor(change)
          return async () => {
            const after = await kind.update(replaces._id, change, key)
            setSaved({ before: replaces, after })
            return after
          }
        })
        .catch((error: unknown) => {
          throw inWordsOf(messages.uploadFailed, error)
        }),
    merge: written.joinOthers,
    refused: messages.refused,
    noToken: messages.noToken,
    ...(tell && { tell }),
  })
  const { problem, report, clearProblem } = saving
  useEffect(() => {
    const field = problem?.field
    watch(field === undefined ? [...broken.keys()] : [field, ...broken.keys()])
  }, [watch, problem, broken])
  useClearError({
    draft: values,
    problem,
    clearProblem,
    breaksRule: (changed, field) => brokenFields(errorIn(changed, addressToCome)).includes(field),
  })

  async function deleteStored() {
    await image.deleteStored()
    if (messages.imageDeleted) tell?.(messages.imageDeleted)
  }

  return {
    ...written,
    saving,
    saved,
    broken,
    deleteStoredImage: () => saving.attempt(deleteStored, messages.imageDeleteFailed),
  }
}

function addressOf(image: ChosenImage | undefined): string {
  if (!image) return ''
  return image.kind === 'stored' ? image.address : addressToCome
}

/** Some forms have one message for every failed upload, where others name the picture. */
function inWordsOf(message: string | undefined, error: unknown): unknown {
  const isWordless = error instanceof ApiError && error.message === imageMessages.uploadFailed
  return message && isWordless ? new ApiError(error.status, message) : error
}
