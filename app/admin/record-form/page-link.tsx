import { AdminIcon } from '../frame/admin-icon.tsx'

/** Opens a record's public page in a new tab. */
export function PageLink({ address }: { address: string }) {
  return (
    <a className="button quiet-button" href={address} target="_blank" rel="noreferrer">
      <AdminIcon name="site" />
      View on site
    </a>
  )
}
