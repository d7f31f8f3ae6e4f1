import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListRow } from '../../../shared/draft.ts'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { AdminIcon, type AdminIconName } from '../frame/admin-icon.tsx'
import { rowLink } from './row-link.ts'

type RowMenuProps = {
  /** The record's name, for screen readers. */
  name: string
  /** Path of the form that shows the record. */
  form: string
  row: ListRow
  mayChange: boolean
  /** Missing if the record may not be deleted. */
  onDelete?: () => void
  /** Other entries of the menu. */
  children?: ReactNode
}

/** A row's menu: View, Edit, Delete, and more. */
export function RowMenu(props: RowMenuProps) {
  const { name, form, row, mayChange, onDelete, children } = props
  return (
    <MenuButton label={`Actions for ${name}`} icon={<AdminIcon name="more" />}>
      <Link role="menuitem" to={rowLink(form, row, true)}>
        <AdminIcon name="view" />
        View
      </Link>
      {mayChange && (
        <Link role="menuitem" to={rowLink(form, row, false)}>
          <AdminIcon name="edit" />
          Edit
        </Link>
      )}
      {mayChange && onDelete && (
        <button className="dangerous" role="menuitem" type="button" onClick={onDelete}>
          <AdminIcon name="remove" />
          Delete
        </button>
      )}
      {children}
    </MenuButton>
  )
}

type TrashMenuProps = { name: string; onRestore: () => void; onDelete: () => void }

/** The menu of a row in the trash: Restore, Delete for ever. */
export function TrashMenu({ name, onRestore, onDelete }: TrashMenuProps) {
  return (
    <MenuButton label={`Actions for ${name}`} icon={<AdminIcon name="more" />}>
      <MenuAction icon="undo" onPress={onRestore}>
        Restore
      </MenuAction>
      <button className="dangerous" role="menuitem" type="button" onClick={onDelete}>
        <AdminIcon name="remove" />
        Delete for ever
      </button>
    </MenuButton>
  )
}

type MenuActionProps = { icon: AdminIconName; onPress: () => void; children: ReactNode }

export function MenuAction({ icon, onPress, children }: MenuActionProps) {
  return (
    <button role="menuitem" type="button" onClick={onPress}>
      <AdminIcon name={icon} />
      {children}
    </button>
  )
}
