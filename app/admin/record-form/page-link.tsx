import type { DraftKind } from '../../../shared/draft-fields.ts'
import { doctorAddress } from '../../components/doctor-profile/doctor-address.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'

/** The page on which readers see a record. */
export const pageAddress: Record<DraftKind, (id: string) => string> = {
  blog: (id) => `/articles/${encodeURIComponent(id)}`,
  doctor: doctorAddress,
}

/** Leads to the page on which readers see a record, in a tab of its own. */
export function PageLink({ kind, record }: { kind: DraftKind; record: string }) {
  return (
    <a
      className="button quiet-button"
      href={pageAddress[kind](record)}
      target="_blank"
      rel="noreferrer"
    >
      <AdminIcon name="site" />
      View on site
    </a>
  )
}
