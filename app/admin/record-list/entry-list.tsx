import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import type { DraftKind } from '../../../shared/draft-fields.ts'
import type { ListPage, ListPart } from '../client/api.ts'
import { draftsApi } from '../client/drafts.ts'
import { AdminIcon, type AdminIconName } from '../frame/admin-icon.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { keyOf, type ListEntry, type ListState } from './list-entry.ts'
import type { SortOrders } from './list-sort.ts'
import { ListToast, type Tell } from './list-toast.tsx'
import type { RowParts } from './name-cell.tsx'
import { RecordList } from './record-list.tsx'
import { Cell, Row } from './row.tsx'
import { rowLink } from './row-link.ts'
import { MenuAction, RowMenu, TrashMenu } from './row-menu.tsx'
import { type RecordListState, useRecordList } from './use-record-list.ts'
import { type RowAction, useRowActions } from './use-row-actions.ts'
import { useSelection } from './use-selection.ts'

export type EntryListProps<Item> = {
  access: ListAccess<Item>
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
  renderCells: (entry: ListEntry<Item>, parts: RowParts) => ReactNode
  /** Address of a record's page on the site. */
  pageOf: (id: string) => string
  sorts: SortOrders
  /** Filters besides the words, by their names in the address. */
  filterNames?: readonly string[]
  renderFilters?: (list: RecordListState<ListEntry<Item>>) => ReactNode
  /** What can be done to selected rows. Without it none can be selected. */
  renderToolbar?: (selected: Selected<Item>) => ReactNode
  /** Deletes a published record. */
  remove: (id: string) => Promise<unknown>
  /** What else its menu offers. */
  actionsOf?: (state: ListState, entry: ListEntry<Item>, name: string) => MenuRowAction[]
}

/** What whoever is logged in may do with the records of a list. */
export type ListAccess<Item> = {
  create: boolean
  remove: boolean
  /** Whether drafts may be read. */
  drafts: boolean
  change: (item: Item) => boolean
}

/** Selected rows, and what an action on them is to call. */
export type Selected<Item> = {
  selected: ListEntry<Item>[]
  tell: Tell
  onAll: () => void
  onClear: () => void
  onDone: () => void
}

const noFilters: readonly string[] = []

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
  const { filterNames = noFilters, access } = props
  const choiceNames = useMemo(() => ['sort', ...filterNames], [filterNames])
  const actions = useRowActions(useRecordList(load, choiceNames))
  const { asked, list } = actions
  const { selected, isSelected, select, selectAll, clear } = useSelection(list.loaded?.items ?? [])
  const nameOf = ({ item }: ListEntry<Item>) => props.nameOf(item).trim() || '(no title)'
  const inTrash = state === 'trash'
  const renderToolbar = inTrash ? undefined : props.renderToolbar

  function partsOf(entry: ListEntry<Item>): RowParts {
    const name = nameOf(entry)
    return {
      name,
      link: inTrash ? undefined : rowLink(form, entry, !access.change(entry.item)),
      select: renderToolbar && (
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected(entry._id)}
          onChange={(event) => select(entry._id, event.target.checked)}
        />
      ),
    }
  }

  const actionsFor = (entry: ListEntry<Item>) =>
    (access.change(entry.item) && actionsOf?.(state, entry, nameOf(entry))) || []

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
      {selected.length > 0 &&
        renderToolbar?.({
          selected,
          tell: actions.tell,
          onAll: selectAll,
          onClear: clear,
          onDone() {
            clear()
            list.reload()
            document.querySelector<HTMLElement>('#content h1')?.focus()
          },
        })}
      <RecordList
        list={list}
        dense
        sorts={props.sorts}
        filters={props.renderFilters?.(list)}
        loadingText={texts.loading}
        filterLabel={texts.filter}
        empty={emptyTexts[state] ?? texts.empty}
        name={texts.name}
        columns={columns}
        renderRow={(entry) => (
          <Row key={entry._id}>
            {renderCells(entry, partsOf(entry))}
            <Cell kind="actions">
              {entry.recordId && (
                <a
                  className="icon-button page-link"
                  href={props.pageOf(entry.recordId)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label="View on site"
                  title="View on site"
                >
                  <AdminIcon name="site" />
                </a>
              )}
              {inTrash && access.change(entry.item) && (
                <TrashMenu
                  name={nameOf(entry)}
                  onRestore={() => void restore(entry)}
                  onDelete={() => actions.ask(entry)}
                />
              )}
              {!inTrash && (
                <RowMenu
                  name={nameOf(entry)}
                  form={form}
                  entry={entry}
                  mayChange={access.change(entry.item)}
                  {...(access.remove && { onDelete: () => actions.ask(entry) })}
                >
                  {access.drafts && (
                    <Link role="menuitem" to={`${history}?key=${keyOf(kind, entry)}`}>
                      <AdminIcon name="history" />
                      History
                    </Link>
                  )}
                  {actionsFor(entry).map((action) => (
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
      <ListToast told={actions.told} onClose={actions.closeTold} />
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
