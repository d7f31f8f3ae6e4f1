import { adminMeta } from './browser-page.ts'
import { AccountForm } from './account/account-form.tsx'
import { OwnPasskeys } from './account/own-passkeys.tsx'
import { OwnSessions } from './account/own-sessions.tsx'
import { useShortList } from './short-list/use-short-list.ts'
import { account } from './client/account.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { ScreenSkeleton } from './frame/screen-skeleton.tsx'
import { useSession } from './frame/use-session.ts'
import { useRecentLogIn } from './log-in/use-recent-log-in.tsx'
import { ListToast, useToast } from './record-list/list-toast.tsx'

export const meta = () => adminMeta('Your account')

export default function Account() {
  const session = useSession()
  const passkeys = useShortList(account.passkeys)
  const sessions = useShortList(account.sessions)
  const recent = useRecentLogIn()
  const [told, tell] = useToast()
  // `run` may have asked for a new log-in, which replaces this browser's session.
  const run: typeof recent.run = async (call) => {
    const result = await recent.run(call)
    sessions.reload()
    return result
  }
  const parts = { run, tell }
  return (
    <div className="account">
      <ScreenHead title="Your account" />
      {session?.email ? (
        <AccountForm key={session.name} {...parts} session={session} passkeys={passkeys.items} />
      ) : (
        <ScreenSkeleton />
      )}
      <OwnPasskeys {...parts} passkeys={passkeys} />
      <OwnSessions sessions={sessions} tell={tell} />
      {recent.dialog}
      <ListToast told={told} />
    </div>
  )
}
