import type { AccountSession } from '../../../shared/account.ts'
import type { Passkey } from '../../../shared/passkey.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { OwnPasskeys } from './own-passkeys.tsx'
import { OwnSessions } from './own-sessions.tsx'
import type { Run } from './use-account-call.ts'

const nothing = () => {}
const never: Run = async () => undefined
const day = '2026-11-20T09:00:00.000Z'

const passkeys: Passkey[] = [
  { _id: 'one', name: 'Office laptop', createdAt: day, lastUsedAt: day },
  { _id: 'two', name: exampleTexts.longWord, createdAt: day, lastUsedAt: null },
]
const sessions: AccountSession[] = [
  {
    _id: 'one',
    device: 'Firefox on Windows',
    method: 'passkey',
    createdAt: day,
    lastSeenAt: day,
    current: true,
  },
  {
    _id: 'two',
    device: 'Unknown browser',
    method: 'code',
    createdAt: day,
    lastSeenAt: day,
    current: false,
  },
]
const loaded = { failed: false, reload: nothing }

export const accountExamples: Examples = {
  passkeys: <OwnPasskeys passkeys={{ ...loaded, items: passkeys }} run={never} tell={nothing} />,
  'passkeys that could not be loaded': (
    <OwnPasskeys
      passkeys={{ items: undefined, failed: true, reload: nothing }}
      run={never}
      tell={nothing}
    />
  ),
  'where one is logged in': (
    <OwnSessions sessions={{ ...loaded, items: sessions }} tell={nothing} />
  ),
}
