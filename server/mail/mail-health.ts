import type { FastifyBaseLogger } from 'fastify'
import { mailProblem, type MailTransport } from './mail-transport.ts'

export type MailHealth = ReturnType<typeof createMailHealth>

const trustedMs = 5000
const distrustedMs = 1000
const patienceMs = 8000

/**
 * Whether mail can be sent, asked before anything that makes no sense without. The answer holds for
 * a moment and is shared by all who ask meanwhile, so it says nothing about any one address.
 */
export function createMailHealth(transport: MailTransport, log: FastifyBaseLogger) {
  let answer: Promise<boolean> | undefined

  function forget(asked: Promise<boolean>, afterMs: number): void {
    setTimeout(() => {
      if (answer === asked) answer = undefined
    }, afterMs).unref()
  }

  async function ask(): Promise<boolean> {
    try {
      await within(patienceMs, transport.check())
      return true
    } catch (error) {
      log.error(mailProblem(error), 'mail can not be sent')
      return false
    }
  }

  return {
    isGood(): Promise<boolean> {
      if (answer) return answer
      const asked = ask()
      answer = asked
      void asked.then((good) => forget(asked, good ? trustedMs : distrustedMs))
      return asked
    },

    /** A mail could not be sent: ask again next time. */
    doubt(): void {
      answer = undefined
    },
  }
}

function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(Object.assign(new Error('too late'), { code: 'ETIMEDOUT' })),
      ms,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
