import { useMemo } from 'react'
import { Link } from 'react-router'
import type { ListRow } from '../../../shared/draft.ts'
import { recordKinds } from '../../../shared/record-kinds.ts'
import type { ListPage, ListPart } from '../client/request.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { EntryList, type EntryListProps } from './entry-list.tsx'
import { type ListState, listStates, serverState } from './list-entry.ts'
import { ListStates, useListState } from './list-states.tsx'

type ListScreenProps<Item> = Omit<EntryListProps<Item>, 'state' | 'load'> & {
  /** Label of the link to an empty form. */
  newLabel: string
  loadRows: (part: ListPart) => Promise<ListPage<Item>>
  /** The states that its records can be in. */
  states?: readonly ListState[]
}

const published: readonly ListState[] = ['published']

/** The records of the state in the address, with links to the other states. */
export function ListScreen<Item extends ListRow>(props: ListScreenProps<Item>) {
  const { newLabel, loadRows, states = listStates, ...rest } = props
  const { list, form } = recordKinds[props.kind]
  const readsDrafts = props.access.drafts
  const state = useListState(readsDrafts ? states : published)
  const load = useMemo(() => {
    const choice = { state: serverState(state) }
    return (part: ListPart) => loadRows({ ...part, choices: { ...part.choices, ...choice } })
  }, [loadRows, state])
  return (
    <>
      <ScreenHead title={props.texts.name}>
        {props.access.create && (
          <Link className="button" to={form}>
            {newLabel}
          </Link>
        )}
      </ScreenHead>
      {readsDrafts && <ListStates path={list} current={state} states={states} />}
      {state === 'trash' && (
        <p className="list-hint">What is in the trash is deleted for ever after 30 days.</p>
      )}
      <EntryList {...rest} key={state} state={state} load={load} />
    </>
  )
}
