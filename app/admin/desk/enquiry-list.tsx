import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  type DeskCounts,
  type DeskFolder,
  deskFolders,
  type DeskItem,
  sortOf,
} from '../../../shared/desk.ts'
import { desk } from '../client/desk.ts'
import { leaveForLogin } from '../client/session.ts'
import { ListToast } from '../record-list/list-toast.tsx'
import { RecordList } from '../record-list/record-list.tsx'
import { type RecordListState, useRecordList } from '../record-list/use-record-list.ts'
import { useSelection } from '../record-list/use-selection.ts'
import { useComingBack } from './coming-back.ts'
import { enquiryAddress, listAddress } from './desk-address.ts'
import { EnquiryRow } from './enquiry-row.tsx'
import { ListKeys } from './list-keys.tsx'
import { type BulkAct, SelectionBar } from './selection-bar.tsx'
import { SortButton } from './sort-button.tsx'
import { useChanges } from './use-changes.ts'
import { useDeskActs } from './use-desk-acts.ts'

const columns = ['From', 'Message', 'Waits', 'Assigned to', 'Last activity']
const choiceNames = ['sort']

const loaders = Object.fromEntries(
  deskFolders.map((folder) => [folder, desk.list(folder)]),
) as Record<DeskFolder, ReturnType<typeof desk.list>>

type EnquiryListProps = {
  folder: DeskFolder
  /** Must be the same on every render. */
  onCounts: (counts: DeskCounts) => void
}

/** The enquiries of one folder. Changes appear by themselves. */
export function EnquiryList({ folder, onCounts }: EnquiryListProps) {
  const list = useRecordList(loaders[folder], choiceNames)
  const navigate = useNavigate()
  const { loaded, reload } = list
  const here = listOf(folder, list)
  const words = loaded?.part.query
  const items = loaded?.items ?? []
  const { selected, isSelected, select, selectAll, clear } = useSelection(items)
  const acts = useDeskActs(leaveForLogin, reload)
  const [now, setNow] = useState(Date.now)
  const allButton = useRef<HTMLButtonElement>(null)
  useComingBack(loaded !== undefined)

  useChanges((changed) => {
    onCounts(changed)
    reload()
  })

  useEffect(() => {
    if (!loaded) return undefined
    let current = true
    desk.counts().then(
      (known) => {
        if (current) {
          setNow(Date.now())
          onCounts(known)
        }
        return undefined
      },
      // ignored: the list says that the server does not respond.
      () => undefined,
    )
    return () => void (current = false)
  }, [loaded, onCounts])

  async function act(what: BulkAct, on: DeskItem[]) {
    const isDone = await acts.act({ ...what, ids: on.map(({ _id }) => _id) })
    if (!isDone) return
    clear()
    // The button that had the focus is gone.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('#content h1')?.focus()
  }

  return (
    <>
      <ListToast told={acts.told} onClose={acts.closeTold} />
      <p className="visually-hidden" role="status">
        {selected.length > 0 && `${selected.length} chosen`}
      </p>
      {acts.problem && (
        <p className="form-problem" role="alert">
          {acts.problem.message}
        </p>
      )}
      <RecordList
        list={list}
        loadingText="Loading enquiries..."
        filterLabel="Search enquiries"
        empty={folder === 'waiting' ? 'Nothing waits for you.' : 'Nothing here.'}
        name="Enquiries"
        columns={columns}
        keepFilter
        filters={
          <>
            <div className="desk-sort">
              <SortButton
                sort={list.choices['sort'] === '' ? sortOf(folder) : list.choices['sort']}
                onSort={(sort) => list.choose('sort', sort === sortOf(folder) ? '' : sort)}
              />
              {items.length > 0 && (
                <button className="text-button" type="button" ref={allButton} onClick={selectAll}>
                  Choose all
                </button>
              )}
            </div>
            {selected.length > 0 && (
              <SelectionBar
                chosen={selected}
                busy={acts.busy}
                onAct={(what) => void act(what, selected)}
                onNone={() => {
                  clear()
                  allButton.current?.focus()
                }}
              />
            )}
          </>
        }
        renderRow={(item) => (
          <EnquiryRow
            key={item._id}
            item={item}
            list={here}
            now={now}
            box={
              <input
                type="checkbox"
                className="desk-box"
                aria-label={`Choose ${item.name}`}
                aria-describedby={`words-${item._id}`}
                checked={isSelected(item._id)}
                onChange={(event) => select(item._id, event.target.checked)}
              />
            }
          />
        )}
      />
      {words && folder !== 'all' && (
        <p className="desk-elsewhere">
          <Link to={listAddress(listOf('all', { filter: words, page: 1, choices: {} }))}>
            Search all folders but spam
          </Link>
        </p>
      )}
      <ListKeys
        items={items}
        selected={selected}
        busy={acts.busy}
        onAct={(what, on) => void act(what, on)}
        onOpen={(id) => void navigate(enquiryAddress(id), { state: { list: here } })}
        onUndo={acts.undoLast}
      />
    </>
  )
}

/** The list's query, for the way back to it. */
function listOf(
  folder: DeskFolder,
  { filter, page, choices }: Pick<RecordListState<DeskItem>, 'filter' | 'page' | 'choices'>,
): string {
  const given = {
    folder: folder === 'waiting' ? '' : folder,
    filter,
    sort: choices['sort'] ?? '',
    page: page > 1 ? `${page}` : '',
  }
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value)).toString()
}
