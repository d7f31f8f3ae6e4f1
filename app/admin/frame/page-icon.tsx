import { AdminIcon } from './admin-icon.tsx'

type PageIconProps = { address: string; label?: string }

/** An icon that opens a public page in a new tab. */
export function PageIcon({ address, label = 'View on site' }: PageIconProps) {
  return (
    <a
      className="icon-button page-link"
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title="View on site"
    >
      <AdminIcon name="site" />
    </a>
  )
}
