import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { SiteBrand } from '../../components/site-brand/site-brand.tsx'
import { AdminIcon } from './admin-icon.tsx'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import { screens } from './screens.ts'
import { useMay } from './use-session.ts'

type AdminFrameProps = {
  /** Name of the logged-in user, if known. */
  name?: string | undefined
  /** Missing until a user is known to be logged in. */
  onLogout?: () => void
  onLogoutEverywhere?: () => void
  /** How many things need this person. */
  warnings?: number
  children: ReactNode
}

const accountPath = '/admin/account'
const warningsPath = '/admin/warnings'

/** The frame of every admin screen: a sidebar, or a menu on small screens. */
export function AdminFrame(props: AdminFrameProps) {
  const { name, onLogout, onLogoutEverywhere, warnings = 0, children } = props
  const may = useMay()
  const isOnAccount = useLocation().pathname === accountPath
  return (
    <div className="admin-frame">
      <a className="skip-link visually-hidden" href="#content">
        Skip to the content
      </a>
      <header className="admin-bar on-dark">
        <SiteBrand />
        <SidebarButton label="Menu" action="show" />
        <div className="admin-sidebar on-dark" id="admin-sidebar" popover="auto">
          <SidebarButton label="Close menu" action="hide" />
          <nav aria-label="Admin">
            <ul role="list">
              {screens
                .filter(({ right }) => !right || may(right))
                .map((screen) => (
                  <li key={screen.to}>
                    <ScreenLink {...screen} count={screen.to === warningsPath ? warnings : 0} />
                  </li>
                ))}
            </ul>
          </nav>
          <div className="admin-account">
            <NavLink className="admin-name" to={accountPath} onClick={hideSidebar}>
              <AdminIcon name="person" />
              <span>{name ?? 'Your account'}</span>
            </NavLink>
            <a href="/" target="_blank" rel="noreferrer">
              <AdminIcon name="site" />
              View the site
            </a>
            <button type="button" disabled={!onLogout} onClick={onLogout}>
              <AdminIcon name="leave" />
              Logout
            </button>
            {/* The account page has this button beside its list of sessions. */}
            {isOnAccount || <LogOutEverywhere onLogout={onLogoutEverywhere} />}
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

type ScreenLinkProps = Pick<(typeof screens)[number], 'label' | 'to' | 'icon'> & { count: number }

/** The number beside it is its description: its name stays the same. */
function ScreenLink({ label, to, icon, count }: ScreenLinkProps) {
  return (
    <>
      <NavLink
        to={to}
        end={to === '/admin'}
        onClick={hideSidebar}
        aria-describedby={count > 0 ? 'warning-count' : undefined}
      >
        <AdminIcon name={icon} />
        {label}
        {count > 0 && <span className="warning-count" data-count={count} aria-hidden="true" />}
      </NavLink>
      {count > 0 && (
        <span id="warning-count" hidden>
          {count} to see to
        </span>
      )}
    </>
  )
}

function SidebarButton({ label, action }: { label: string; action: 'show' | 'hide' }) {
  return (
    <button
      className="icon-button admin-menu-button"
      type="button"
      popoverTarget="admin-sidebar"
      popoverTargetAction={action}
      aria-label={label}
    >
      <AdminIcon name={action === 'show' ? 'menu' : 'close'} />
    </button>
  )
}

function hideSidebar() {
  const sidebar = document.getElementById('admin-sidebar')
  if (sidebar?.matches(':popover-open')) sidebar.hidePopover()
}
