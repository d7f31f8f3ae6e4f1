import { invalidEmail, isEmail } from '../../shared/text-rules.ts'
import { systemClock } from '../core/clock.ts'
import { loadSecret } from '../core/secret.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { asOperator, createPersons, type Persons } from '../persons/persons.ts'
import { type Call, type Command, CommandError, reason, requireSite } from './command.ts'

export const person: Command = {
  usage: 'person EMAIL',
  purpose: 'show all that is stored about a person who wrote or subscribed, as JSON',
  operands: [1, 1],

  run: ({ operands: [email = ''], settings }) =>
    withPersons(email, settings, async (persons) => {
      let json = ''
      for await (const part of await persons.data(email, asOperator)) json += part
      return JSON.stringify(JSON.parse(json), null, 2)
    }),
}

/** Throws for an address of one of the people, and for one that is none. */
export async function withPersons<Result>(
  email: string,
  settings: Call['settings'],
  work: (persons: Persons) => Promise<Result>,
): Promise<Result> {
  if (!isEmail(email)) throw new CommandError(`${email}: ${invalidEmail}`)
  requireSite(settings)
  const db = await openDatabase(settings)
  try {
    const parts = { ...settings, db, clock: systemClock, secret: loadSecret(settings) }
    const persons = createPersons(parts)
    await persons.assertNoColleague(email).catch((cause: unknown) => {
      throw new CommandError(`${email}: ${reason(cause)}`, { cause })
    })
    return await work(persons)
  } finally {
    await db.destroy()
  }
}
