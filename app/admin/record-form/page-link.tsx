import { AdminIcon } from '../frame/admin-icon.tsx'

/** Leads to the page on which readers see a record, in a tab of its own. */
export function PageLink({ address }: { address: string }) {
  return (
    <a className="button quiet-button" href={address} target="_blank" rel="noreferrer">
      <AdminIcon name="site" />
      View on site
    </a>
  )
}
