import type { Right } from '../../shared/rights.ts'
import type { Warning } from '../../shared/warning.ts'
import type { MeterParts } from '../monitoring/meter.ts'
import type { OwnLinks } from '../own-links/own-links.ts'
import type { Person } from '../people/person.ts'
import type { NoticeAddresses } from '../words/notice-address.ts'

export type WarningParts = MeterParts & {
  ownLinks: OwnLinks
  noticeAddresses: Pick<NoticeAddresses, 'read'>
  /** How many searches that count have found nothing lately. */
  countFoundNothing(): Promise<number>
}

/** One kind of thing that may need somebody. */
export type WarningSource = {
  /** Whoever lacks the right to the room that its links lead to does not see it. */
  right: Right
  /** Returns nothing if nobody is needed. People with the right for own records only get theirs. */
  read(parts: WarningParts, person: Person): Promise<Warning[]>
}

/** Returns one warning about so many things; none if there are none. */
export function counted(
  { key, one, many, href }: { key: string; one: string; many: string; href: string },
  count: number,
): Warning[] {
  if (count === 0) return []
  return [{ key, text: count === 1 ? `1 ${one}` : `${count} ${many}`, count, href }]
}
