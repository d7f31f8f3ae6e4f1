import { randomUUID } from 'node:crypto'
import { academy } from '../../content/academy.ts'
import { invalidEmail, isEmail } from '../../shared/text-rules.ts'
import { mailBody } from '../mail/mail-html.ts'
import { mailProblem } from '../mail/mail-problem.ts'
import { printable } from '../mail/folder-transport.ts'
import { createMailTransport } from '../mail/mail-transport.ts'
import { type Command, CommandError, reason } from './command.ts'

export const mail: Command = {
  usage: 'mail EMAIL',
  purpose: 'send a test mail and show the response of the mail server',
  operands: [1, 1],

  async run({ operands: [to = ''], settings }) {
    if (!isEmail(to)) throw new CommandError(`${to}: ${invalidEmail}`)
    if (!settings.smtpUrl) throw new CommandError('SMTP_URL is not set: this site sends no mail.')
    const transport = createMailTransport(settings)
    const server = `The mail server ${new URL(settings.smtpUrl).host}`
    try {
      const said = await transport.send({ id: randomUUID(), to, ...testMail() })
      return `${server} accepted the mail to ${to} and said: ${printable(said)}`
    } catch (error) {
      throw new CommandError(`${server} did not accept the mail: ${inWords(error)}`, {
        cause: error,
      })
    }
  },
}

/** Describes the problem, then quotes the server or the system. */
function inWords(error: unknown): string {
  const { response } = error as { response?: string }
  const said = response ? `It said: ${response}` : reason(error)
  return printable(`${mailProblem(error).problem}. ${said}`)
}

function testMail() {
  return {
    subject: `Test mail: ${academy.name}`,
    ...mailBody(['This mail was sent to test the mail settings of the website. They work.']),
  }
}
