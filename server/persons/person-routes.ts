import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { message } from '../../shared/message.ts'
import { personData, personErased, personInput } from '../../shared/persons.ts'
import { actorOf, type SecurityLog } from '../core/security-log.ts'
import { permit } from '../people/permit.ts'
import type { Person } from '../people/person.ts'
import { erasedJson, type Persons } from './persons.ts'

type Parts = { persons: Persons; securityLog: SecurityLog }

const path = '/admin/v1/persons'
const tags = ['Personal data: administration']
const right = 'persons'
const asker = (person: Person) => ({ by: person.email, permit: permit(person, right) })

/** What is stored about a person who wrote or subscribed, handed out and erased. */
export const personRoutes =
  ({ persons, securityLog }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config: { right, audit: 'exported enquiry' },
        schema: {
          operationId: 'exportPerson',
          summary: 'All that is stored about the person with this address',
          description: 'Addresses are compared without case and accents.',
          tags,
          querystring: personInput,
          response: { 200: personData, 400: message, 401: message, 403: message },
        },
      },
      async ({ query, person }, reply) => {
        const json = await persons.data(query.email, asker(person))
        return (
          reply
            .header('content-type', 'application/json; charset=utf-8')
            .header('content-disposition', 'attachment; filename="person.json"')
            .header('cache-control', 'no-store')
            // Sent as it is: there may be thousands of enquiries.
            .send(Readable.from(json) as never)
        )
      },
    )

    api.delete(
      path,
      {
        config: { right, audit: 'erased enquiry' },
        schema: {
          operationId: 'erasePerson',
          summary: 'Erase all that is stored about the person with this address',
          description:
            'Also from the files of the database, and again after an older backup is restored.',
          tags,
          body: personInput,
          response: { 200: personErased, 400: message, 401: message, 403: message, 409: message },
        },
      },
      async (request) => {
        const erased = await persons.erase(request.body.email, asker(request.person))
        securityLog.note('person erased', actorOf(request))
        return erasedJson(erased)
      },
    )
  }
