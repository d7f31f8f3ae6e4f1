import type { DraftFieldKind, DraftFields, DraftValue } from '../../../shared/draft-fields.ts'
import {
  equal,
  type MergedField,
  mergeField,
  type MergeTexts,
} from '../../../shared/merge-field.ts'
import type { Choice } from '../../../shared/merge-rich-text.ts'

/** What both sides last agreed on: the draft's version, and the fields at that version. */
export type Agreed = { version: number; fields: DraftFields }

/** Two versions of a field, between which a person has to choose. */
export type Undecided = Exclude<MergedField, { value: unknown }>

/** Somebody else's version of a field, and the version that both started from, if known. */
type Rival = { base: DraftValue | undefined; theirs: DraftValue }

/**
 * Tracks what is typed but not saved, and other people's changes to the same fields. `agreed` advances
 * with every save and every change taken from others.
 */
export function createFieldMerge(kinds: Readonly<Record<string, DraftFieldKind>>, agreed: Agreed) {
  const unsaved = new Map<string, DraftValue>()
  const undecided = new Map<string, Undecided>()
  const rivals = new Map<string, Rival>()
  let versionBefore = agreed.version
  let mergeTexts: MergeTexts | undefined

  const agreedValue = (name: string) => agreed.fields[name] ?? ''
  const valueOf = (name: string) => unsaved.get(name) ?? agreedValue(name)
  const merge = (name: string, mine: DraftValue, { base, theirs }: Rival) =>
    mergeField(kinds[name] ?? 'line', { base, mine, theirs }, mergeTexts)

  /** Merges the typed value with theirs, or leaves the field undecided. Returns the value to show. */
  function join(name: string, mine: DraftValue, rival: Rival): DraftValue {
    const result = merge(name, mine, rival)
    if ('value' in result) return settle(name, result.value)
    undecided.set(name, result)
    rivals.set(name, rival)
    unsaved.set(name, mine)
    return mine
  }

  function settle(name: string, value: DraftValue): DraftValue {
    undecided.delete(name)
    rivals.delete(name)
    if (equal(value, agreedValue(name))) unsaved.delete(name)
    else unsaved.set(name, value)
    return value
  }

  return {
    unsaved,
    undecided,
    valueOf,
    /** Until this is called, a person has to choose between rich texts that both sides have changed. */
    joinTextsBy(loaded: MergeTexts) {
      mergeTexts = loaded
    },
    /** Takes a typed value. Returns the value to show if merging made it different. */
    type(name: string, value: DraftValue): DraftValue | undefined {
      const rival = rivals.get(name)
      if (!rival) {
        unsaved.set(name, value)
        return undefined
      }
      const joined = join(name, value, rival)
      return equal(joined, value) ? undefined : joined
    },
    /** The fields that can be saved; undecided ones have to wait. */
    sendable(): DraftFields {
      return Object.fromEntries([...unsaved].filter(([name]) => !undecided.has(name)))
    },
    /** Marks these fields as saved, except what was typed meanwhile. */
    saved(fields: DraftFields) {
      for (const [name, value] of Object.entries(fields)) {
        agreed.fields[name] = value
        if (equal(unsaved.get(name), value)) unsaved.delete(name)
      }
    },
    /**
     * Merges the changes of others up to this version; returns the fields to show. Version 0: there is no
     * unpublished work any more, and the changes are the record's fields.
     */
    take(version: number, changes: DraftFields): DraftFields {
      if (undecided.size === 0) versionBefore = agreed.version
      const shown: DraftFields = {}
      for (const [name, theirs] of Object.entries(changes)) {
        const before = valueOf(name)
        const base = rivals.has(name) ? rivals.get(name)?.base : agreedValue(name)
        const mine = unsaved.get(name)
        agreed.fields[name] = theirs
        const value = mine === undefined ? theirs : join(name, mine, { base, theirs })
        if (!equal(value, before)) shown[name] = value
      }
      agreed.version = version === 0 ? 0 : Math.max(agreed.version, version)
      return shown
    },
    /**
     * Merges the draft with a record that somebody else has published. `base` is the record that the draft
     * started from, undefined if unknown. Returns the fields to show.
     */
    joinRecord(base: DraftFields | undefined, record: DraftFields): DraftFields {
      const shown: DraftFields = {}
      for (const [name, theirs] of Object.entries(record)) {
        const before = valueOf(name)
        const value = join(name, before, { base: base && (base[name] ?? ''), theirs })
        if (!equal(value, before)) shown[name] = value
      }
      return shown
    },
    /** Recovers unsaved fields on top of the version they were based on; returns the fields to show. */
    recover(copy: { agreed: Agreed; fields: DraftFields }): DraftFields {
      agreed.version = Math.min(agreed.version || copy.agreed.version, copy.agreed.version)
      const shown: DraftFields = {}
      for (const [name, kept] of Object.entries(copy.fields)) {
        const base = copy.agreed.fields[name] ?? ''
        const typed = unsaved.get(name)
        const joined =
          typed === undefined ? { value: kept } : merge(name, typed, { base, theirs: kept })
        agreed.fields[name] = base
        shown[name] = 'value' in joined ? joined.value : joined.choices.both
        unsaved.set(name, shown[name])
      }
      return shown
    },
    /** Marks all fields as unsaved: the server has begun the draft anew, with these fields alone. */
    begunAnew(version: number, stored: DraftFields) {
      agreed.version = version
      for (const [name, value] of Object.entries(agreed.fields)) {
        if (!(name in stored) && !unsaved.has(name)) unsaved.set(name, value)
        if (!(name in stored)) delete agreed.fields[name]
      }
    },
    /** All fields as the form shows them. */
    all: (): DraftFields => ({ ...agreed.fields, ...Object.fromEntries(unsaved) }),
    /** Marks these fields as published: anything that differs is unsaved work on the record. */
    published(fields: DraftFields) {
      agreed.version = 0
      Object.assign(agreed.fields, fields)
      for (const [name, value] of unsaved) settle(name, value)
    },
    /** Settles an undecided field. Returns the chosen value. */
    decide(name: string, choice: Choice): DraftValue | undefined {
      const value = undecided.get(name)?.choices[choice]
      return value === undefined ? undefined : settle(name, value)
    },
    /** The version that the unsaved fields are based on. */
    base(): Agreed {
      const fields = [...unsaved.keys()].map((name) => [
        name,
        rivals.get(name)?.base ?? agreedValue(name),
      ])
      const version = undecided.size > 0 ? versionBefore : agreed.version
      return { version, fields: Object.fromEntries(fields) }
    },
  }
}
