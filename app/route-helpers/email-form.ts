import { type ActionFunctionArgs, data } from 'react-router'
import { firstIssue } from '../../shared/first-issue.ts'
import { subscriptionInput } from '../../shared/newsletter.ts'
import { clientSource, isTooMany } from './form-limits.ts'
import type { PageServices } from './page-services.ts'
import { servicesContext } from './request-context.ts'

type EmailForm = {
  send: (newsletter: PageServices['newsletter'], email: string, source: string) => Promise<void>
  /** What the log says if that fails. */
  failure: string
}

/** Takes a form of the newsletter that asks for an address only. */
export async function takeEmailForm(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { send, failure }: EmailForm,
) {
  const given = (await request.formData()).get('email')
  const email = typeof given === 'string' ? given : ''
  const refuse = (status: number, message: string) =>
    data({ sent: false as const, email, message }, { status })

  const asked = subscriptionInput.safeParse({ email })
  if (!asked.success) return refuse(400, firstIssue(asked.error).message)
  const { newsletter, log } = context.get(servicesContext)
  try {
    await send(newsletter, asked.data.email, clientSource(request))
  } catch (error) {
    if (isTooMany(error)) return refuse(429, error.message)
    log.error(error, failure)
    return refuse(503, 'Something went wrong. Please try again later.')
  }
  return data({ sent: true as const })
}
