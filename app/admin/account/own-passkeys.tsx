import { useState } from 'react'
import type { NewPasskeyOptions, Passkey } from '../../../shared/passkey.ts'
import { account } from '../client/account.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { writtenDay, writtenMoment } from '../frame/panel-dates.ts'
import { ShortListPart } from '../short-list/short-list-part.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RemovePasskey } from './remove-passkey.tsx'
import { type Run, useAccountCall } from './use-account-call.ts'
import type { ShortList } from '../short-list/use-short-list.ts'

type OwnPasskeysProps = {
  passkeys: ShortList<Passkey>
  run: Run
  tell: (text: string) => void
}

/** The user's own passkeys. */
export function OwnPasskeys({ passkeys, run, tell }: OwnPasskeysProps) {
  const [options, setOptions] = useState<NewPasskeyOptions>()
  const [toRemove, setToRemove] = useState<Passkey>()
  const { busy, attempt } = useAccountCall(run, tell)

  const begin = () => attempt(account.newPasskey, setOptions)
  const done = (text: string) => {
    setOptions(undefined)
    setToRemove(undefined)
    passkeys.reload()
    tell(text)
  }

  return (
    <>
      <ShortListPart
        title="Passkeys"
        advice="Log in with your fingerprint, face or PIN, without waiting for a mail. What proves who you are stays on your device."
        action={
          <button className="button" type="button" disabled={busy} onClick={() => void begin()}>
            <AdminIcon name="plus" />
            Add a passkey
          </button>
        }
        list={passkeys}
        empty="No passkeys yet. You log in with codes by e-mail."
        renderItem={(passkey) => (
          <li key={passkey._id}>
            <AdminIcon name="key" />
            <div>
              <p className="short-list-name">{passkey.name}</p>
              <p className="quiet">
                Added {writtenDay(passkey.createdAt)},{' '}
                {passkey.lastUsedAt
                  ? `last used ${writtenMoment(passkey.lastUsedAt)}`
                  : 'not used yet'}
              </p>
            </div>
            <button
              className="text-button"
              type="button"
              aria-label={`Remove ${passkey.name}`}
              disabled={busy}
              onClick={() => setToRemove(passkey)}
            >
              Remove
            </button>
          </li>
        )}
      />
      {options && (
        <AddPasskey
          options={options}
          run={run}
          onAdded={({ name }) => done(`“${name}” has been added.`)}
          onClose={() => setOptions(undefined)}
        />
      )}
      {toRemove && (
        <RemovePasskey
          passkey={toRemove}
          run={run}
          onRemoved={() => done(`“${toRemove.name}” has been removed.`)}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </>
  )
}
