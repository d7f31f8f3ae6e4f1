import { domainToUnicode } from 'node:url'
import { foldText } from '../../shared/letters.ts'

/**
 * Returns the form in which a person's addresses are compared: without case and accents, as the desk's
 * search compares words. Mail servers write the domain in its ASCII form; people do not.
 */
export function addressKey(email: string): string {
  const address = email.trim()
  const domainAt = address.lastIndexOf('@') + 1
  const domain = address.slice(domainAt)
  const written = /xn--/i.test(domain) ? domainToUnicode(domain) || domain : domain
  return foldText(address.slice(0, domainAt) + written)
}

/**
 * Returns until when what is stored under an address belongs to the person or persons in question (ISO
 * 8601); undefined for everybody else's addresses.
 */
export type Whose = (address: string) => string | undefined

/** Whether something of this time (ISO 8601) that is stored under the address is meant. */
export function isMeant(whose: Whose, address: string, at: string): boolean {
  const until = whose(address)
  return until !== undefined && at <= until
}

const always = '9999-12-31T23:59:59.999Z'

/** Everything stored under any spelling of the address. */
export function whoseIs(email: string): Whose {
  const key = addressKey(email)
  return (address) => (addressKey(address) === key ? always : undefined)
}
