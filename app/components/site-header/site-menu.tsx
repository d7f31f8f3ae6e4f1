import { headerLinks, serviceLinks } from '../../../content/navigation.ts'
import { Icon } from '../../ui/icon/icon.tsx'

export type CurrentLink = { to: string; how: 'page' | 'true' } | undefined

/** The site's links. On small screens they fold into a menu. */
export function SiteMenu({ current }: { current?: CurrentLink }) {
  return (
    <>
      <MenuButton label="Menu" action="show" />
      <nav className="site-menu" id="site-menu" popover="auto" aria-label="Main">
        <MenuButton label="Close menu" action="hide" />
        <ul className="site-menu-services" role="list">
          {serviceLinks.map(({ label, to }) => (
            <li key={to}>
              <a href={to} aria-current={current?.to === to ? current.how : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ul role="list">
          {headerLinks.map(({ label, to }) => (
            <li key={to}>
              <a href={to} aria-current={current?.to === to ? current.how : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function MenuButton({ label, action }: { label: string; action: 'show' | 'hide' }) {
  return (
    <button
      className="icon-button site-menu-button"
      type="button"
      popoverTarget="site-menu"
      popoverTargetAction={action}
      aria-label={label}
    >
      <Icon name={action === 'show' ? 'menu' : 'close'} />
    </button>
  )
}
