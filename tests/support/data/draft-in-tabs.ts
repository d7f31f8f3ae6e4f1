// A draft on a server that fails as told, and forms that edit it in several tabs: for tests.
import type { DraftFields, DraftValue } from '../../../shared/draft-fields.ts'
import { mergeTexts } from '../../../shared/merge-rich-text.ts'
import { valueText } from '../../../shared/value-text.ts'
import { ApiError, UnreachableError } from '../../../app/admin/client/request.ts'
import { createDraftSync } from '../../../app/admin/writing/draft-sync.ts'

const kinds = { text: 'rich text', title: 'line', tags: 'lines' } as const

/** A server that stores one draft, as the API describes it. */
export function createServer(fields: DraftFields = {}) {
  const stored = {
    version: 0,
    fields,
    changed: new Map<string, { version: number; tab: string }>(),
    /** Whether there is work that is not published. */
    isOpen: false,
    /** Whether it was deleted for ever. */
    isGone: false,
  }
  const server = {
    stored,
    saves: [] as DraftFields[],
    /** What fails at the next call. */
    fault: undefined as 'no request' | 'no response' | ApiError | undefined,
    save(tab: string, { base, fields: sent }: { base: number; fields: DraftFields }) {
      const fault = server.fault
      server.fault = undefined
      if (fault === 'no request') throw new UnreachableError()
      if (fault instanceof ApiError) throw fault
      if (stored.isGone) throw new ApiError(404, 'Draft not found')
      const buildsOnRecord = base === 0 && !stored.isOpen
      for (const [name, value] of Object.entries(sent)) {
        if (buildsOnRecord) break
        const last = stored.changed.get(name)
        const theirs = last && last.version > base && last.tab !== tab
        if (theirs && stored.fields[name] !== value)
          throw new ApiError(409, 'Somebody else has changed this in the meantime.')
      }
      const changed = Object.entries(sent).filter(
        ([name, value]) => valueText(stored.fields[name]) !== valueText(value),
      )
      if (changed.length > 0) {
        stored.version += 1
        stored.isOpen = true
      }
      for (const [name, value] of changed) {
        stored.fields[name] = value
        stored.changed.set(name, { version: stored.version, tab })
      }
      server.saves.push(sent)
      if (fault === 'no response') throw new UnreachableError()
      return { key: 'k', version: stored.version, updatedAt: '', state: 'draft' as const }
    },
    /** Somebody publishes or discards the draft: from now on these are the record's fields. */
    close(record: DraftFields) {
      stored.version += 1
      for (const name of Object.keys({ ...stored.fields, ...record })) {
        if (stored.fields[name] !== record[name]) {
          stored.changed.set(name, { version: stored.version, tab: '' })
        }
      }
      stored.fields = { ...record }
      stored.isOpen = false
    },
    poll(tab: string, version: number) {
      if (stored.isGone) return undefined
      if (!stored.isOpen) {
        const changes = version > 0 ? { ...stored.fields } : null
        return { version: 0, state: 'published' as const, changes }
      }
      const names = [...stored.changed]
        .filter(([, last]) => last.version > version && last.tab !== tab)
        .map(([name]) => name)
      const changes =
        names.length > 0
          ? Object.fromEntries(names.map((name) => [name, stored.fields[name]!]))
          : null
      return { version: stored.version, state: 'draft' as const, changes }
    },
  }
  return server
}

type Server = ReturnType<typeof createServer>

/** A form open in one tab. */
export function openForm(server: Server, tab: string) {
  const form: Record<string, DraftValue> = { ...server.stored.fields }
  const kept: { fields: DraftFields; works: boolean } = { fields: {}, works: true }
  const sync = createDraftSync({
    kinds,
    agreed: { version: server.stored.version, fields: { ...server.stored.fields } },
    save: async (request) => server.save(tab, request),
    poll: async (version) => server.poll(tab, version),
    loadMerge: async () => mergeTexts,
    async keep({ fields }) {
      kept.fields = fields
      return kept.works
    },
    show: (fields) => void Object.assign(form, fields),
    onChange() {},
  })
  sync.begin()
  return {
    sync,
    form,
    kept,
    gone: () => sync.current().gone,
    type(name: string, value: DraftValue) {
      form[name] = value
      sync.change(name, value)
    },
    saving: () => sync.current().saving,
  }
}
