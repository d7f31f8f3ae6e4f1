import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RowDraft } from '../../../shared/draft.ts'
import { SmallPicture } from '../pictures/small-picture.tsx'
import { EntryName } from './entry-name.tsx'
import { RemarkBadge } from '../remarks/remark-badge.tsx'
import { Cell } from './row.tsx'

/** What a list knows about a row besides the record itself. */
export type RowParts = {
  /** The record's name. */
  name: string
  /** Address of its form; missing in the trash. */
  link: string | undefined
  /** A checkbox, if rows can be selected. */
  select: ReactNode
}

type NameCellProps = RowParts & {
  column: string
  draft: RowDraft | null
  /** How many remarks on it are open, where it takes any. */
  remarks?: number | undefined
  /** Address of the record's picture, which may be empty. */
  picture: string
}

/** The first cell of a row: name and picture, with a link to the form. */
export function NameCell({ column, name, link, select, ...row }: NameCellProps) {
  const { draft, picture, remarks } = row
  return (
    <Cell column={column} kind="name">
      <div className="row-head">
        {select}
        <SmallPicture address={picture} />
        <div className="row-title">
          <EntryName name={link ? <Link to={link}>{name}</Link> : name} draft={draft} />
          <RemarkBadge open={remarks} />
        </div>
      </div>
    </Cell>
  )
}
