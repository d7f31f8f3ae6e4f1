import { type ReactNode, useMemo } from 'react'
import type { ListRow } from '../../../shared/draft.ts'
import { type DraftKind, recordKinds } from '../../../shared/record-kinds.ts'
import type { ListPage, ListPart } from '../client/request.ts'
import { draftsApi } from '../client/drafts.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EntryActions, type ListAccess, type MenuRowAction } from './entry-actions.tsx'
import { type ListState, recordIdOf } from './list-entry.ts'
import type { SortOrders } from './list-sort.ts'
import { ListToast, type Tell } from './list-toast.tsx'
import type { RowParts } from './name-cell.tsx'
import { RecordList } from './record-list.tsx'
import { Row } from './row.tsx'
import { rowLink } from './row-link.ts'
import { type RecordListState, useRecordList } from './use-record-list.ts'
import { useRowActions } from './use-row-actions.ts'
import { useSelection } from './use-selection.ts'

export type EntryListProps<Item> = {
  access: ListAccess<Item>
  state: ListState
  load: (part: ListPart) => Promise<ListPage<Item>>
  kind: DraftKind
  columns: string[]
  texts: {
    name: string
    loading: string
    filter: string
    /** Shown if nothing is published. */
    empty: string
    question: string
    confirm: string
    cancel: string
    failure: string
  }
  nameOf: (item: Item) => string
  /** A row's cells except the last, which holds the menu. */
  renderCells: (row: Item, parts: RowParts) => ReactNode
  sorts: SortOrders
  /** Filters besides the words, by their query names. */
  filterNames?: readonly string[]
  renderFilters?: (list: RecordListState<Item>) => ReactNode
  /** Actions on selected rows. Without it rows can't be selected. */
  renderToolbar?: (selected: Selected<Item>) => ReactNode
  /** Deletes a published record. */
  remove: (id: string) => Promise<unknown>
  /** Other actions in a row's menu. */
  actionsOf?: (state: ListState, row: Item, name: string) => MenuRowAction[]
}

/** Selected rows, and the callbacks for actions on them. */
export type Selected<Item> = {
  selected: Item[]
  tell: Tell
  onAll: () => void
  onClear: () => void
  onDone: () => void
}

const noFilters: readonly string[] = []

/** Shown if no record is in a state. */
const emptyTexts: Partial<Record<ListState, string>> = {
  draft: 'No drafts.',
  scheduled: 'Nothing is scheduled.',
  trash: 'The trash is empty.',
}

/** The records of one state with their actions. */
export function EntryList<Item extends ListRow>(props: EntryListProps<Item>) {
  const { state, load, kind, columns, texts, renderCells, remove, actionsOf } = props
  const { form } = recordKinds[kind]
  const { filterNames = noFilters, access } = props
  const choiceNames = useMemo(() => ['sort', ...filterNames], [filterNames])
  const actions = useRowActions(useRecordList(load, choiceNames))
  const { asked, list } = actions
  const { selected, isSelected, select, selectAll, clear } = useSelection(list.loaded?.items ?? [])
  const nameOf = (row: Item) => props.nameOf(row).trim() || '(no title)'
  const inTrash = state === 'trash'
  const renderToolbar = inTrash ? undefined : props.renderToolbar

  function partsOf(row: Item): RowParts {
    const name = nameOf(row)
    return {
      name,
      link: inTrash ? undefined : rowLink(form, row, !access.change(row)),
      select: renderToolbar && (
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected(row._id)}
          onChange={(event) => select(row._id, event.target.checked)}
        />
      ),
    }
  }

  const actionsFor = (row: Item) =>
    (access.change(row) && actionsOf?.(state, row, nameOf(row))) || []

  function deletionOf(row: Item) {
    const { draft } = row
    const recordId = recordIdOf(row)
    const name = nameOf(row)
    const published = `“${name}” has been deleted. Its words stay in the trash for 30 days.`
    const unpublished = inTrash
      ? `“${name}” has been deleted for ever.`
      : `“${name}” has been moved to the trash.`
    const done = recordId ? published : unpublished
    const call = () => (recordId ? remove(recordId) : draftsApi.remove(draft!.key, draft!.state))
    return actions.run(row, { call, done, failure: texts.failure, removes: true })
  }

  const restore = (row: Item) =>
    actions.run(row, {
      call: () => draftsApi.restore(row.draft!.key),
      done: `“${nameOf(row)}” is among the drafts again. Readers see it once it is submitted.`,
      failure: `“${nameOf(row)}” could not be restored. Please try again.`,
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
        renderRow={(row) => (
          <Row key={row._id}>
            {renderCells(row, partsOf(row))}
            <EntryActions
              kind={kind}
              row={row}
              name={nameOf(row)}
              inTrash={inTrash}
              access={access}
              actions={actionsFor(row)}
              onRun={(action) => void actions.run(row, action)}
              onRestore={() => void restore(row)}
              onDelete={() => actions.ask(row)}
            />
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
