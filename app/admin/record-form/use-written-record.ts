import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Draft as StoredDraft, DraftPresence } from '../../../shared/draft.ts'
import type { DraftFields, DraftValue } from '../../../shared/draft-fields.ts'
import { equal } from '../../../shared/merge-field.ts'
import { type Closing } from '../client/api.ts'
import { ApiError } from '../client/request.ts'
import { draftsApi } from '../client/drafts.ts'
import { useImage } from '../image-field/use-image.ts'
import { decideFirst } from '../writing/save-state.ts'
import type { OpenedDraft } from '../writing/use-opened-draft.ts'
import { useWriting } from '../writing/use-writing.ts'
import type { WritingKind } from '../record-kinds/writing-kind.ts'
import { asStored, createPublisher } from './unanswered-publication.ts'
import { useFormValues } from './use-form-values.ts'

type Stored = { _id: string; createdAt?: string; updatedAt: string; image_url: string }
type Values = Record<string, DraftValue>

type WrittenRecordOptions<Item extends Stored, Fields extends Values> = {
  kind: WritingKind
  /** The record to change; undefined for a new one. */
  record: Item | undefined
  opened: OpenedDraft
  /** Whether the form only shows the record. */
  readOnly: boolean
  load: (id: string) => Promise<Item>
  /** Returns a record's form values without the picture; initial values if there is no record. */
  valuesOf: (record: Item | undefined) => Fields
  onPictureRefused: (message: string) => void
  onPictureChosen: () => void
}

/** The values, picture and draft of a form, and where they are saved. */
export function useWrittenRecord<Item extends Stored, Fields extends Values>(
  options: WrittenRecordOptions<Item, Fields>,
) {
  const { kind, opened, readOnly, valuesOf } = options
  /** The record that publishing replaces; if somebody else publishes, theirs. */
  const replaced = useRef(options.record)
  /** `updatedAt` of the record that the draft was made from, until others' changes since are merged in. */
  const outdated = useRef<string>(undefined)
  const [publisher] = useState(createPublisher<Item>)
  const { draft } = opened
  const first = useMemo(
    () => (draft ? withFields(valuesOf(undefined), draft.fields) : valuesOf(options.record)),
    [draft, valuesOf, options.record],
  )
  const firstPicture = draft ? textOf(draft.fields['image_url']) : (options.record?.image_url ?? '')
  const { writing, state } = useWriting(
    kind,
    readOnly ? undefined : opened,
    { ...first, image_url: firstPicture },
    options.record?.createdAt,
  )
  const form = useFormValues<Fields>(first, kind, writing?.change ?? ignore)
  const image = useImage(firstPicture, {
    onRefused: options.onPictureRefused,
    onChosen: options.onPictureChosen,
    onStoredChange: (address) => writing?.change('image_url', address),
  })
  const { show } = form
  const { choose, showStored } = image

  const local = image.image?.kind === 'local' ? image.image.file : undefined
  useEffect(() => writing?.hold(local), [writing, local])

  /**
   * Publishes with the request that `prepare` makes from the picture's address, the draft to close, and the
   * record to replace (undefined: create one).
   */
  async function publish(
    prepare: (
      parts: { image_url: string } & Closing,
      replaces: Item | undefined,
    ) => () => Promise<Item>,
  ) {
    if (!writing) return
    await writing.publish(async (version) => {
      const settled = await publisher.settle()
      if (settled) await join(settled.record, asStored(settled.fields, fieldsOf(settled.record)))
      const { undecided, state } = writing.snapshot()
      if (undecided.size > 0) throw new ApiError(400, decideFirst)
      const image_url = await image.upload()
      const fields: DraftFields = { ...form.current(), image_url }
      if (settled && sameFields(fields, settled.fields)) return fields
      const draft = version > 0 ? { key: writing.key, version } : undefined
      const replaces = settled || !isUnpublished(state) ? known() : undefined
      const request = prepare({ image_url, ...(draft && { draft }) }, replaces)
      replaced.current = await publisher.send({ request, fields })
      return fields
    })
  }

  /** The replaced record as of the time up to which its changes are in the form. */
  function known(): Item | undefined {
    const record = replaced.current
    return record && { ...record, updatedAt: outdated.current ?? record.updatedAt }
  }

  /** Merges the form with what others have saved and published. Returns whether nothing is left to decide. */
  async function joinOthers(): Promise<boolean> {
    if (!writing) return false
    const hasLooked = await writing.look().then(
      () => true,
      () => false,
    )
    return hasLooked && writing.snapshot().undecided.size === 0
  }

  /** A draft from before the record's last change does not replace that unseen. */
  function buildsOn({ recordChanged, basedOn }: StoredDraft) {
    if (recordChanged && basedOn !== null) outdated.current = basedOn
  }

  /** Without unpublished work, the record's fields have come into the form with the other changes. */
  async function follow({ recordId, recordUpdatedAt, version }: DraftPresence) {
    const before = known()
    if (!recordId || !recordUpdatedAt || recordUpdatedAt === before?.updatedAt) return
    const record = await options.load(recordId)
    const isOutdated = outdated.current !== undefined
    if (version > 0)
      await join(
        record,
        isOutdated ? await publishedAt(recordId, outdated.current!) : before && fieldsOf(before),
      )
    else replaced.current = record
    outdated.current = undefined
  }

  /** The record's fields as of then; undefined where the history has no such version any more. */
  async function publishedAt(recordId: string, at: string): Promise<DraftFields | undefined> {
    const key = `${kind.name}.${recordId}`
    const { items } = await draftsApi.versions(key, 1)
    const version = items.find((item) => item.kind === 'published' && item.createdAt === at)
    return version && (await draftsApi.version(key, version.number)).fields
  }

  /** Merges the form with a record that takes the place of the replaced one. */
  async function join(record: Item, base: DraftFields | undefined) {
    await writing?.sync.joinRecord(base, fieldsOf(record))
    replaced.current = record
  }

  function fieldsOf(record: Item): DraftFields {
    return { ...valuesOf(record), image_url: record.image_url }
  }

  /** Keeps the form as a version. */
  async function keep() {
    if (!writing) return
    const { key } = await writing.save()
    await draftsApi.keepVersion(key, '')
    writing.sync.versionKept()
  }

  useLayoutEffect(() =>
    writing?.showWith({
      show({ image_url, ...fields }) {
        if (image_url !== undefined) showStored(textOf(image_url))
        show(fields as Partial<Fields>)
      },
      showPicture: (picture) => void choose(picture),
      recordUpdatedAt: () => known()?.updatedAt,
      buildsOn,
      follow,
    }),
  )
  return { ...form, image, writing, state, publish, joinOthers, keep }
}

function sameFields(one: DraftFields, other: DraftFields): boolean {
  return Object.keys(one).every((name) => equal(one[name], other[name]))
}

function isUnpublished(state: string | undefined): boolean {
  return state === 'draft' || state === 'unpublished'
}

function withFields<Fields extends Values>(empty: Fields, fields: DraftFields): Fields {
  const known = Object.entries(empty).map(([name, value]) => [name, fields[name] ?? value])
  return Object.fromEntries(known) as Fields
}

function textOf(value: DraftValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

function ignore() {}
