import type { AccountSession } from '../../../shared/account.ts'
import { account } from '../client/account.ts'
import { removeToken } from '../client/session.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { LogOutEverywhere } from '../frame/log-out-everywhere.tsx'
import { endEverywhere } from '../frame/end-everywhere.ts'
import { writtenMoment } from '../frame/panel-dates.ts'
import { ShortListPart } from '../short-list/short-list-part.tsx'
import { useAccountCall } from './use-account-call.ts'
import type { ShortList } from '../short-list/use-short-list.ts'

type OwnSessionsProps = { sessions: ShortList<AccountSession>; tell: (text: string) => void }

const methods = { code: 'by code', passkey: 'by passkey' }
const atOnce = <Result,>(call: () => Promise<Result>) => call()

/** The user's own sessions. */
export function OwnSessions({ sessions, tell }: OwnSessionsProps) {
  const { busy, attempt } = useAccountCall(atOnce, tell)

  const end = ({ _id, device, current }: AccountSession) =>
    attempt(
      () => account.endSession(_id),
      () => {
        if (current) {
          removeToken()
          location.assign('/')
          return
        }
        sessions.reload()
        tell(`“${device}” has been logged out.`)
      },
    )

  return (
    <ShortListPart
      title="Where you are logged in"
      advice="Log out what you do not know, and change the password of your mailbox."
      action={
        <LogOutEverywhere className="button quiet-button" onLogout={() => void endEverywhere()} />
      }
      list={sessions}
      empty="Nowhere."
      renderItem={(session) => (
        <li key={session._id}>
          <AdminIcon name="site" />
          <div>
            <p className="short-list-name">
              {session.device}{' '}
              {session.current && <span className="state-badge">This browser</span>}
            </p>
            <p className="quiet">
              Logged in {methods[session.method]} {writtenMoment(session.createdAt)}
              <br />
              Last used {writtenMoment(session.lastSeenAt)}
            </p>
          </div>
          <button
            className="text-button"
            type="button"
            disabled={busy}
            onClick={() => void end(session)}
          >
            Log out
          </button>
        </li>
      )}
    />
  )
}
