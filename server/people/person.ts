import { type Right, rightsOf, type Role, roles } from '../../shared/rights.ts'

/** Whoever makes a request, as the database has them at that moment. */
export type Person = {
  _id: string
  email: string
  /** The address where no name is known. */
  name: string
  role: Role
  /** The doctor's profile that is the person's own. */
  doctorId: string | null
  passkeyOnly: boolean
  rights: string[]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What one must be allowed to do. A route that is not public and names no right is closed to everybody. */
    right?: Right
    /** The handler sees to it that who has the right for own records alone gets no other (`permit`). */
    own?: true
  }
  interface FastifyRequest {
    /** Who makes the request; on routes that are not public. */
    person: Person
  }
}

type Row = {
  id: string
  email: string
  name: string
  role: Role
  doctor_id: string | null
  passkey_only: number
}

const rightsByRole = new Map(roles.map((role) => [role, rightsOf(role)]))

export function personFrom(row: Row): Person {
  const { id, email, name, role, doctor_id, passkey_only } = row
  return {
    _id: id,
    email,
    name: name || email,
    role,
    doctorId: doctor_id,
    passkeyOnly: passkey_only === 1,
    rights: rightsByRole.get(role) ?? [],
  }
}

/** The form in which addresses are compared: however it was typed, it is one account. */
export function canonical(email: string): string {
  return email.trim().toLowerCase()
}
