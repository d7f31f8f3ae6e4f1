import { Link } from 'react-router'
import { ScreenHead } from '../frame/screen-head.tsx'
import { EntryList, type EntryListProps } from './entry-list.tsx'
import { type ListState, listStates, type Loaders } from './list-entry.ts'
import { ListStates, useListState } from './list-states.tsx'

type ListScreenProps<Item> = Omit<EntryListProps<Item>, 'state' | 'load' | 'history'> & {
  /** Path of the screen. */
  path: string
  /** What the link to an empty form says. */
  newLabel: string
  loaders: Loaders<Item>
  /** The states that its records can be in. */
  states?: readonly ListState[]
}

/** The records of the state that the address names, and the ways to the others. */
export function ListScreen<Item extends { _id: string }>(props: ListScreenProps<Item>) {
  const { path, newLabel, loaders, states = listStates, ...rest } = props
  const readsDrafts = props.access.drafts
  const state = useListState(readsDrafts ? states : [])
  return (
    <>
      <ScreenHead title={props.texts.name}>
        {props.access.create && (
          <Link className="button" to={props.form}>
            {newLabel}
          </Link>
        )}
      </ScreenHead>
      {readsDrafts && <ListStates path={path} current={state} states={states} />}
      {state === 'trash' && (
        <p className="list-hint">What is in the trash is deleted for ever after 30 days.</p>
      )}
      <EntryList
        {...rest}
        key={state}
        state={state}
        load={readsDrafts ? loaders[state] : loaders.withoutDrafts}
        history={`${path}/history`}
      />
    </>
  )
}
