// Calls for what is stored about a person who wrote or subscribed.
import type { PersonData, PersonErased } from '../../../shared/persons.ts'
import { call } from './request.ts'

const path = '/admin/v1/persons'

export const persons = {
  find: (email: string) => call<PersonData>('GET', `${path}?${new URLSearchParams({ email })}`),
  erase: (email: string) => call<PersonErased>('DELETE', path, { json: { email } }),
}
