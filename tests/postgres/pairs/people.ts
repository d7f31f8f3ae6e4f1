import { changeAccount } from '../../../server/account/account.ts'
import { systemClock } from '../../../server/core/clock.ts'
import { type Person, personFrom } from '../../../server/people/person.ts'
import type { Role } from '../../../shared/rights.ts'
import type { Kind } from './kind.ts'
import { owner } from './parts.ts'

type Subject = { person: Person; updatedAt: string }
type State =
  | { name: string; role: Role; passkey_only: number; passkeys: string[] }
  | { isGone: true }

const undefinedAs = <Value>(value: Value) => value ?? true
const at = '2026-01-02T03:04:05.000Z'
const isGone = (state: State): state is { isGone: true } => 'isGone' in state
const is =
  (holds: (row: Exclude<State, { isGone: true }>) => boolean) =>
  (state: State): boolean =>
    isGone(state) || holds(state)

export const people: Kind<Subject, State> = {
  name: 'a person',

  async make({ db }, number) {
    const row = {
      ...{ id: `person ${number}`, email: `person${number}@example.org`, name: 'Known before' },
      ...({ role: 'editor', passkey_only: 0 } as const),
    }
    await db
      .insertInto('people')
      .values({ ...row, invited_at: at, joined_at: at, updated_at: at })
      .execute()
    const passkeys = ['a', 'b', 'c'].map((name) => ({
      ...{ id: `${name} ${number}`, credential_id: `${name} ${number}`, person_id: row.id },
      ...{ public_key: '', counter: 0, transports: '[]', name, created_at: at },
    }))
    await db.insertInto('passkeys').values(passkeys).execute()
    return { person: personFrom({ ...row, doctor_id: null }), updatedAt: at }
  },

  async read(db, { person: { _id } }) {
    const row = await db.selectFrom('people').selectAll().where('id', '=', _id).executeTakeFirst()
    const keys = await db
      .selectFrom('passkeys')
      .select('name')
      .where('person_id', '=', _id)
      .execute()
    return row ? { ...row, passkeys: keys.map(({ name }) => name) } : { isGone: true }
  },

  isSound: is(({ passkey_only, passkeys }) => passkey_only === 0 || passkeys.length >= 2),

  writes: {
    'owner renames': {
      run: ({ people }, { person, updatedAt }) =>
        people.change(person._id, { name: 'By the owner', role: 'editor', updatedAt }, owner),
      isKept: is(({ name }) => name === 'By the owner'),
      undoneBy: ['own name'],
    },
    'owner changes role': {
      run: ({ people }, { person, updatedAt }) =>
        people.change(person._id, { name: 'Known before', role: 'reviewer', updatedAt }, owner),
      isKept: is(({ role }) => role === 'reviewer'),
    },
    'owner turns codes on': {
      run: ({ people }, { person, updatedAt }) =>
        people.change(
          person._id,
          { name: 'Known before', role: 'editor', passkeyOnly: false, updatedAt },
          owner,
        ),
      isKept: () => true,
    },
    'own name': {
      run: ({ db }, { person }) =>
        changeAccount(db, systemClock, person, { name: 'By themselves' }),
      isKept: is(({ name }) => name === 'By themselves'),
      undoneBy: ['owner renames'],
    },
    'passkeys only': {
      run: ({ db }, { person }) =>
        changeAccount(db, systemClock, person, { name: person.name, passkeyOnly: true }),
      isKept: is(({ passkey_only }) => passkey_only === 1),
      undoneBy: ['owner turns codes on'],
    },
    'remove a passkey': {
      run: async ({ passkeys }, { person }) =>
        undefinedAs(await passkeys.remove(person, person._id.replace('person', 'a'))),
      isKept: is(({ passkeys }) => !passkeys.includes('a')),
    },
    'remove another passkey': {
      run: async ({ passkeys }, { person }) =>
        undefinedAs(await passkeys.remove(person, person._id.replace('person', 'b'))),
      isKept: is(({ passkeys }) => !passkeys.includes('b')),
    },
    remove: {
      run: async ({ people }, { person }) => undefinedAs(await people.remove(person._id, owner)),
      isKept: isGone,
    },
  },

  clean: (db) => db.deleteFrom('people').where('id', '!=', owner._id).execute(),
}
