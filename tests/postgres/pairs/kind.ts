import type { Database } from '../../../server/database/database.ts'
import type { Parts } from './parts.ts'

/** A way in which records of one kind are written. */
export type Write<Subject, State> = {
  /** Resolves with something if it was done, with undefined if it was not; may throw an HttpError below 500. */
  run(parts: Parts, subject: Subject): Promise<unknown>
  /** Whether what was acknowledged is there. */
  isKept(state: State, subject: Subject): boolean
  /** Other writes that may rightly undo it where they come later. */
  undoneBy?: string[]
}

/** A kind of record with all its writes, of which each pair is tried. `State` is undefined where the record has gone. */
export type Kind<Subject, State> = {
  name: string
  make(parts: Parts, number: number): Promise<Subject>
  read(db: Database, subject: Subject): Promise<State>
  writes: Record<string, Write<Subject, State>>
  /** Without it all pairs are tried; with it those that one of these is part of. */
  tried?: string[]
  /** What must hold after whatever was done. */
  isSound?(state: State, subject: Subject): boolean
  /** Deletes what `make` made. */
  clean(db: Database): Promise<unknown>
}
