import { type Right, rightsOf, type Role, roles } from '../../shared/rights.ts'

/** The person who makes a request, as of that moment. */
export type Person = {
  _id: string
  email: string
  /** The name, or the address if there is none. */
  name: string
  role: Role
  /** The `_id` of the person's own doctor's profile. */
  doctorId: string | null
  passkeyOnly: boolean
  rights: string[]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The right that the route requires. A route that is not public and names no right is closed to
     * everybody.
     */
    right?: Right
    /** The handler limits people who have the right for own records only to those (`permit`). */
    own?: true
  }
  interface FastifyRequest {
    /** The person who makes the request, on routes that are not public. */
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

/** Returns the form in which addresses are compared: every spelling of an address is one account. */
export function canonical(email: string): string {
  return email.trim().toLowerCase()
}
