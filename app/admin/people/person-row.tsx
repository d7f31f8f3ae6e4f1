import { EmailText } from '../../ui/email-text/email-text.tsx'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import type { PersonJson } from '../../../shared/people.ts'
import { roleNames } from '../../../shared/rights.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { writtenDay, writtenMoment } from '../frame/panel-dates.ts'
import { Cell, Row } from '../record-list/row.tsx'
import { MenuAction } from '../record-list/row-menu.tsx'

export const personColumns = ['Name', 'Email', 'Role', 'Last seen', 'Actions']

export type PersonAction = 'change' | 'inviteAgain' | 'logOut' | 'remove'

type PersonRowProps = {
  person: PersonJson
  isSelf: boolean
  onAction: (action: PersonAction) => void
}

export function PersonRow({ person, isSelf, onAction }: PersonRowProps) {
  const { name, email, role, state, fromSettings } = person
  return (
    <Row>
      <Cell column="Name" kind="name">
        <div className="person-name">
          <span>{name}</span>
          {isSelf && <span className="state-badge">You</span>}
          {state === 'invited' && <span className="state-badge">Invited</span>}
          {state === 'lapsed' && (
            <span className="state-badge" data-lapsed>
              Invitation lapsed
            </span>
          )}
        </div>
      </Cell>
      <Cell column="Email">
        <p title={email}>
          <EmailText email={email} />
        </p>
      </Cell>
      <Cell column="Role">
        {roleNames[role]}
        {fromSettings && <span className="quiet person-note">set by the settings</span>}
      </Cell>
      <Cell column="Last seen">
        <LastSeen person={person} />
      </Cell>
      <Cell kind="actions">
        <MenuButton label={`Actions for ${name}`} icon={<AdminIcon name="more" />}>
          <MenuAction icon="edit" onPress={() => onAction('change')}>
            Change
          </MenuAction>
          {state !== 'active' && (
            <MenuAction icon="mail" onPress={() => onAction('inviteAgain')}>
              Invite again
            </MenuAction>
          )}
          {state === 'active' && (
            <MenuAction icon="leave" onPress={() => onAction('logOut')}>
              Log out everywhere
            </MenuAction>
          )}
          {!fromSettings && (
            <button
              className="dangerous"
              role="menuitem"
              type="button"
              onClick={() => onAction('remove')}
            >
              <AdminIcon name="remove" />
              Remove
            </button>
          )}
        </MenuButton>
      </Cell>
    </Row>
  )
}

function LastSeen({ person }: { person: PersonJson }) {
  const { state, lastSeenAt, invitedAt, passkeys, passkeyOnly } = person
  if (state !== 'active') {
    return <span className="quiet">Invited {writtenDay(invitedAt)}</span>
  }
  const ways = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`
  return (
    <>
      {lastSeenAt ? (
        <>
          <span className="person-seen">Last seen </span>
          {writtenMoment(lastSeenAt)}
        </>
      ) : (
        <span className="quiet">Never logged in</span>
      )}
      {passkeys > 0 && (
        <span className="quiet person-note">{passkeyOnly ? `${ways}, no codes` : ways}</span>
      )}
    </>
  )
}
