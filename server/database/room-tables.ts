import type { DraftKind } from '../../shared/record-kinds.ts'

/** Tables behind the screens Meter and Warnings, part of `Tables`. */
export type RoomTables = {
  /** What each instance last saw of a server that the site depends on. */
  service_states: {
    service: 'mailbox' | 'mail'
    /** Host name and data directory, the same after a restart. */
    instance: string
    /** Null while it works. */
    failing_since: string | null
    /** In plain words; empty while it works. */
    problem: string
    /** The server's own, without secrets; empty if it did not say anything. */
    sentence: string
    checked_at: string
  }
  /** Links to our own pages that led nowhere when they were last checked. */
  broken_links: {
    kind: DraftKind | 'content' | 'words'
    /** The record's id, or the path of the page. */
    record: string
    field: string
    /** As it stands in the text. */
    address: string
  }
}
