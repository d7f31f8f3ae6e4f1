import { Link } from 'react-router'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { formAddress, type FormState } from '../record-form/form-address.ts'

type RowMenuProps<Item> = {
  /** What the record is called, for those who hear the button only. */
  name: string
  /** Path of the form that shows the record. */
  form: string
  record: Item & { _id: string }
  onDelete: () => void
}

/** View, Edit, Delete of one row. */
export function RowMenu<Item>({ name, form, record, onDelete }: RowMenuProps<Item>) {
  const stateFor = (viewOnly: boolean): FormState<Item> => ({ record, viewOnly })
  return (
    <MenuButton label={`Actions for ${name}`} icon={<AdminIcon name="more" />}>
      <Link role="menuitem" to={formAddress(form, record._id, true)} state={stateFor(true)}>
        <AdminIcon name="view" />
        View
      </Link>
      <Link role="menuitem" to={formAddress(form, record._id)} state={stateFor(false)}>
        <AdminIcon name="edit" />
        Edit
      </Link>
      <button className="dangerous" role="menuitem" type="button" onClick={onDelete}>
        <AdminIcon name="remove" />
        Delete
      </button>
    </MenuButton>
  )
}
