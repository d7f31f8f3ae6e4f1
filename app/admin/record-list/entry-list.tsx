import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DraftKind } from '../../../shared/draft-fields.ts'
import type { ListPage, ListPart } from '../client/api.ts'
import { draftsApi } from '../client/drafts.ts'
import { AdminIcon, type AdminIconName } from '../frame/admin-icon.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { keyOf, type ListEntry, type ListState } from './list-entry.ts'
import { ListToast } from './list-toast.tsx'
import { RecordList } from './record-list.tsx'
import { Cell, Row } from './row.tsx'
import { MenuAction, RowMenu, TrashMenu } from './row-menu.tsx'
import { useRecordList } from './use-record-list.ts'
import { type RowAction, useRowActions } from './use-row-actions.ts'

export type EntryListProps<Item> = {
  state: ListState
  load: (part: ListPart) => Promise<ListPage<ListEntry<Item>>>
  kind: DraftKind
  /** Paths of the form and the history. */
  form: string
  history: string
  columns: string[]
  texts: {
    name: string
    loading: string
    filter: string
    /** Said where nothing is published. */
    empty: string
    question: string
    confirm: string
    cancel: string
    failure: string
  }
  nameOf: (item: Item) => string
  /** A row's cells but the last, which holds the menu. */
  renderCells: (entry: ListEntry<Item>, name: string) => ReactNode
  /** Deletes a published record. */
  remove: (id: string) => Promise<unknown>
  /** What else its menu offers. */
  actionsOf?: (state: ListState, entry: ListEntry<Item>, name: string) => MenuRowAction[]
}

/** Said where no record is in a state. */
const emptyTexts: Partial<Record<ListState, string>> = {
  draft: 'No drafts.',
  scheduled: 'Nothing is scheduled.',
  trash: 'The trash is empty.',
}

export type MenuRowAction = RowAction & { label: string; icon: AdminIconName }

/** The records of one state with what can be done to each. */
export function EntryList<Item extends { _id: string }>(props: EntryListProps<Item>) {
  const { state, load, kind, form, history, columns, texts, renderCells, remove, actionsOf } = props
  const actions = useRowActions(useRecordList(load))
  const { asked } = actions
  const nameOf = ({ item }: ListEntry<Item>) => props.nameOf(item).trim() || '(no title)'
  const inTrash = state === 'trash'

  function deletionOf(entry: ListEntry<Item>) {
    const { recordId, draft } = entry
    const name = nameOf(entry)
    const published = `“${name}” has been deleted. Its words stay in the trash for 30 days.`
    const unpublished = inTrash
      ? `“${name}” has been deleted for ever.`
      : `“${name}” has been moved to the trash.`
    const done = recordId ? published : unpublished
    const call = () => (recordId ? remove(recordId) : draftsApi.remove(draft!.key, draft!.state))
    return actions.run(entry, { call, done, failure: texts.failure, removes: true })
  }

  const restore = (entry: ListEntry<Item>) =>
    actions.run(entry, {
      call: () => draftsApi.restore(entry.draft!.key),
      done: `“${nameOf(entry)}” is among the drafts again. Readers see it once it is submitted.`,
      failure: `“${nameOf(entry)}” could not be restored. Please try again.`,
      removes: true,
    })

  return (
    <>
      <RecordList
        list={actions.list}
        loadingText={texts.loading}
        filterLabel={texts.filter}
        empty={emptyTexts[state] ?? texts.empty}
        name={texts.name}
        columns={columns}
        renderRow={(entry) => (
          <Row key={entry._id}>
            {renderCells(entry, nameOf(entry))}
            <Cell kind="actions">
              {inTrash ? (
                <TrashMenu
                  name={nameOf(entry)}
                  onRestore={() => void restore(entry)}
                  onDelete={() => actions.ask(entry)}
                />
              ) : (
                <RowMenu
                  name={nameOf(entry)}
                  form={form}
                  entry={entry}
                  onDelete={() => actions.ask(entry)}
                >
                  <Link role="menuitem" to={`${history}?key=${keyOf(kind, entry)}`}>
                    <AdminIcon name="history" />
                    History
                  </Link>
                  {actionsOf?.(state, entry, nameOf(entry)).map((action) => (
                    <MenuAction
                      key={action.label}
                      icon={action.icon}
                      onPress={() => void actions.run(entry, action)}
                    >
                      {action.label}
                    </MenuAction>
                  ))}
                </RowMenu>
              )}
            </Cell>
          </Row>
        )}
      />
      <ListToast told={actions.told} />
      {asked && (
        <DeleteDialog
          question={texts.question}
          name={nameOf(asked)}
          {...(inTrash && { advice: 'Its words can’t be brought back.' })}
          labels={{ confirm: inTrash ? 'Delete for ever' : texts.confirm, cancel: texts.cancel }}
          onDelete={() => deletionOf(asked)}
          onClose={actions.close}
        />
      )}
    </>
  )
}

/** When a record was made, else when its draft was changed or put into the trash. */
export function dateOf<Item extends { createdAt: string }>(entry: ListEntry<Item>): string {
  const { record, draft } = entry
  return record?.createdAt ?? draft?.trashedAt ?? draft?.updatedAt ?? ''
}
