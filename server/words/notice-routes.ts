import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { message } from '../../shared/message.ts'
import { noticeAddress, noticeCode, noticeConfirmation } from '../../shared/notice-address.ts'
import { permit } from '../people/permit.ts'
import type { Person } from '../people/person.ts'
import type { NoticeAddresses } from './notice-address.ts'

type Parts = { noticeAddresses: NoticeAddresses }

const path = '/admin/v1/notice-address'
const tags = ['Words: administration']
const right = 'setup'
const closed = { 401: message, 403: message }
const asker = (person: Person) => ({ by: person.email, permit: permit(person, right) })

/** Where notices go, which owners decide. */
export const noticeRoutes =
  ({ noticeAddresses }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config: { right },
        schema: {
          operationId: 'getNoticeAddress',
          summary: 'Where notices go, and the address that waits for confirmation',
          tags,
          response: { 200: noticeAddress, ...closed },
        },
      },
      () => noticeAddresses.read(),
    )

    api.post(
      `${path}/codes`,
      {
        config: { right, audit: 'sent words' },
        schema: {
          operationId: 'sendNoticeCode',
          summary: 'Mail a one-time code to the academy’s e-mail',
          description: '409 if notices go there already, or if the settings say where they go.',
          tags,
          response: { 200: noticeCode, ...closed, 409: message, 429: message, 503: message },
        },
      },
      ({ person }) => noticeAddresses.mailCode(asker(person)),
    )

    api.put(
      path,
      {
        config: { right, audit: 'changed words' },
        schema: {
          operationId: 'confirmNoticeAddress',
          summary: 'Send notices to the address that the code was mailed to',
          description: '409 if that is no longer the academy’s e-mail.',
          tags,
          body: noticeConfirmation,
          response: { 200: noticeAddress, 400: message, ...closed, 409: message, 429: message },
        },
      },
      ({ body, person }) => noticeAddresses.confirm(body, asker(person)),
    )
  }
