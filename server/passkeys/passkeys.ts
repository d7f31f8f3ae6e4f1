import { randomBytes } from 'node:crypto'
import { academy } from '../../content/academy.ts'
import { limits } from '../../shared/limits.ts'
import {
  newCredential,
  type NewPasskeyInput,
  type NewPasskeyOptions,
  type Passkey,
} from '../../shared/passkey.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { countPasskeys, tooFewPasskeys } from '../people/count-passkeys.ts'
import { auditOwnAccount, lockAccount } from '../people/own-account.ts'
import type { Person } from '../people/person.ts'
import type { Challenges } from './challenges.ts'
import { algorithms, type RelyingParty, verifyRegistration } from './webauthn.ts'

type Parts = { db: Database; clock: Clock; challenges: Challenges; site: RelyingParty }
type Owner = Pick<Person, '_id' | 'email' | 'name'>

export type Passkeys = ReturnType<typeof createPasskeys>

/** A person's own passkeys. */
export function createPasskeys({ db, clock, challenges, site }: Parts) {
  /** Throws 409 if the person has the maximum number of passkeys. */
  async function assertRoom(trx: Database, personId: string): Promise<void> {
    if ((await countPasskeys(trx, personId)) >= limits.passkeys.total) {
      throw new HttpError(409, 'Ten passkeys are the most.')
    }
  }

  return {
    /** Newest first. */
    async list(personId: string): Promise<Passkey[]> {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('person_id', '=', personId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(passkeyFrom)
    },

    /** The options with which the browser creates a passkey. */
    async options(person: Owner): Promise<NewPasskeyOptions> {
      await assertRoom(db, person._id)
      const known = await db
        .selectFrom('passkeys')
        .select(['credential_id', 'transports'])
        .where('person_id', '=', person._id)
        .execute()
      const { challengeToken, challenge } = await challenges.issue(registering(person))
      return {
        challengeToken,
        options: {
          rp: { id: site.id, name: academy.name },
          user: { id: userHandle(person._id), name: person.email, displayName: person.name },
          challenge,
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
          timeout: limits.passkeys.challengeMinutes * 60_000,
          excludeCredentials: known.map(({ credential_id: id, transports }) => ({
            type: 'public-key',
            id,
            transports: JSON.parse(transports) as string[],
          })),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          attestation: 'none',
        },
      }
    },

    async register(person: Owner, input: NewPasskeyInput): Promise<Passkey> {
      const challenge = await challenges.take(input.challengeToken, registering(person))
      const credential = newCredential.safeParse(input.credential).data
      const key = challenge && credential && (await verifyRegistration(credential, challenge, site))
      if (!key) throw new HttpError(400, 'This passkey could not be registered.')
      const row = {
        id: randomBytes(16).toString('hex'),
        credential_id: key.credentialId,
        person_id: person._id,
        public_key: key.publicKey,
        counter: key.counter,
        transports: JSON.stringify(credential.response.transports ?? []),
        name: input.name,
        created_at: clock().toISOString(),
        last_used_at: null,
      }
      return inTransaction(db, async (trx) => {
        await lockAccount(trx, person._id)
        await assertRoom(trx, person._id)
        const added = await trx
          .insertInto('passkeys')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
        if (!added) throw new HttpError(400, 'This passkey could not be registered.')
        await auditOwnAccount(trx, clock, person, { action: 'passkey added' })
        return passkeyFrom(added)
      })
    },

    /** Throws 404 if it is not the person's, 409 if too few would remain to log in with. */
    async remove(person: Owner, id: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const { passkey_only } = await lockAccount(trx, person._id)
        const removed = await trx
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('person_id', '=', person._id)
          .returning('id')
          .executeTakeFirst()
        if (!removed) throw new HttpError(404, 'Passkey not found')
        if (passkey_only && (await countPasskeys(trx, person._id)) < limits.passkeys.withoutCodes) {
          throw tooFewPasskeys()
        }
        await auditOwnAccount(trx, clock, person, { action: 'passkey removed' })
      })
    },
  }
}

const registering = ({ _id }: Owner) => ({ purpose: 'register', personId: _id }) as const

/** The id under which a device stores the person; reveals nothing about them. */
export function userHandle(personId: string): string {
  return Buffer.from(personId).toString('base64url')
}

type Row = { id: string; name: string; created_at: string; last_used_at: string | null }

function passkeyFrom({ id, name, created_at, last_used_at }: Row): Passkey {
  return { _id: id, name, createdAt: created_at, lastUsedAt: last_used_at }
}
