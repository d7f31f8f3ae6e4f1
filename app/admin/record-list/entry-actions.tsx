import { Link } from 'react-router'
import type { ListRow } from '../../../shared/draft.ts'
import { type DraftKind, recordKinds } from '../../../shared/record-kinds.ts'
import { AdminIcon, type AdminIconName } from '../frame/admin-icon.tsx'
import { PageIcon } from '../frame/page-icon.tsx'
import { pageAddress } from '../record-kinds/form-address.ts'
import { keyOf, recordIdOf } from './list-entry.ts'
import { MenuAction, RowMenu, TrashMenu } from './row-menu.tsx'
import { Cell } from './row.tsx'
import type { RowAction } from './use-row-actions.ts'

/** What the user may do with a list's records. */
export type ListAccess<Item> = {
  create: boolean
  remove: boolean
  /** Whether drafts may be read. */
  drafts: boolean
  change: (item: Item) => boolean
}

export type MenuRowAction = RowAction & { label: string; icon: AdminIconName }

type Props<Item> = {
  kind: DraftKind
  row: Item
  name: string
  inTrash: boolean
  access: ListAccess<Item>
  /** Other actions in the menu. */
  actions: MenuRowAction[]
  onRun: (action: MenuRowAction) => void
  onRestore: () => void
  onDelete: () => void
}

/** The last cell of a row: a link to the published page, and the menu. */
export function EntryActions<Item extends ListRow>(props: Props<Item>) {
  const { kind, row, name, inTrash, access, actions, onRun, onRestore, onDelete } = props
  const { list: path, form } = recordKinds[kind]
  const mayChange = access.change(row)
  return (
    <Cell kind="actions">
      {recordIdOf(row) && <PageIcon address={pageAddress(kind, row._id)} />}
      {inTrash && mayChange && <TrashMenu name={name} onRestore={onRestore} onDelete={onDelete} />}
      {!inTrash && (
        <RowMenu
          name={name}
          form={form}
          row={row}
          mayChange={mayChange}
          {...(access.remove && { onDelete })}
        >
          {access.drafts && (
            <Link role="menuitem" to={`${path}/history?key=${keyOf(kind, row)}`}>
              <AdminIcon name="history" />
              History
            </Link>
          )}
          {actions.map((action) => (
            <MenuAction key={action.label} icon={action.icon} onPress={() => onRun(action)}>
              {action.label}
            </MenuAction>
          ))}
        </RowMenu>
      )}
    </Cell>
  )
}
