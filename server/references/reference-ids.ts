import { randomBytes } from 'node:crypto'
import type { Reference, ReferenceInput } from '../../shared/reference.ts'

const givenOut = /^[0-9a-f]{16}$/

/** Gives each reference a unique id, and keeps the one it was sent with if that is valid. */
export function withIds(
  references: readonly ReferenceInput[] | undefined,
): Reference[] | undefined {
  const used = new Set<string>()
  return references?.map(({ _id = '', ...work }) => {
    const id = givenOut.test(_id) && !used.has(_id) ? _id : randomBytes(8).toString('hex')
    used.add(id)
    return { _id: id, ...work }
  })
}
