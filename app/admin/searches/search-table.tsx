import { figureDays, type SearchedText } from '../../../shared/searches.ts'
import { foldText } from '../../../shared/letters.ts'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { type SearchKind, searches } from '../client/searches.ts'
import type { ListPart } from '../client/request.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { RecordList } from '../record-list/record-list.tsx'
import { MenuAction } from '../record-list/row-menu.tsx'
import { Cell, Row } from '../record-list/row.tsx'
import { type RecordListState, useRecordList } from '../record-list/use-record-list.ts'
import { SelectField } from '../record-form/select-field.tsx'
import { panelId, tabId } from './search-tabs.tsx'

type SearchTableProps = {
  kind: SearchKind
  /** Called with the text of a search; missing for people who may only look. */
  onSynonym?: ((text: string) => void) | undefined
  onRecommend?: ((text: string) => void) | undefined
}

const columns = ['Words', 'Searches', 'Found', 'Actions']
const choiceNames = ['days']
const usualDays = '30'
const periods: Record<(typeof figureDays)[number], string> = {
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last year',
}
const empty: Record<SearchKind, string> = {
  all: 'Nothing was searched for five times within 30 days yet.',
  nothing: 'Every search found something.',
}
const loads = { all: loadOf('all'), nothing: loadOf('nothing') }

/** There are at most five hundred: the server sends all of them. */
function loadOf(kind: SearchKind) {
  return async ({ query, page, limit, choices }: ListPart) => {
    const words = foldText(query).split(/\s+/)
    const all = await searches.list(kind, choices?.['days'] ?? '')
    const found = all.filter(({ text }) => words.every((word) => text.includes(word)))
    return { items: found.slice((page - 1) * limit, page * limit), total: found.length }
  }
}

/** The searches of one tab, with what can be done about each. */
export function SearchTable({ kind, onSynonym, onRecommend }: SearchTableProps) {
  const list = useRecordList(loads[kind], choiceNames)
  return (
    <div className="searches" id={panelId} role="tabpanel" aria-labelledby={tabId(kind)}>
      <RecordList
        list={list}
        loadingText="Loading searches..."
        filterLabel="Filter by words"
        filters={<Period list={list} />}
        empty={empty[kind]}
        keepFilter
        name="Searches"
        dense
        columns={columns}
        renderRow={(search) => (
          <SearchRow key={search.text} {...{ search, onSynonym, onRecommend }} />
        )}
      />
    </div>
  )
}

function Period({ list: { choices, choose } }: { list: RecordListState<SearchedText> }) {
  return (
    <SelectField
      label="Period"
      name="days"
      value={choices['days'] || usualDays}
      onChange={(days) => choose('days', days === usualDays ? '' : days)}
      none={undefined}
      options={figureDays.map((value) => ({ value, label: periods[value] }))}
    />
  )
}

type SearchRowProps = Omit<SearchTableProps, 'kind'> & { search: SearchedText }

function SearchRow({ search, onSynonym, onRecommend }: SearchRowProps) {
  const { text, searches: times, found } = search
  return (
    <Row>
      <Cell column="Words" kind="name">
        <span className="searched-text" dir="auto">
          {text}
        </span>
      </Cell>
      <Cell column="Searches">
        {times.toLocaleString('en')}
        <span className="searched-unit"> {times === 1 ? 'search' : 'searches'}</span>
      </Cell>
      <Cell column="Found">
        {found > 0 ? (
          found.toLocaleString('en')
        ) : (
          <strong className="found-nothing">Nothing</strong>
        )}
        <span className="searched-unit"> found</span>
      </Cell>
      <Cell kind="actions">
        {onSynonym && onRecommend && (
          <MenuButton label={`Actions for ${text}`} icon={<AdminIcon name="more" />}>
            <MenuAction icon="copy" onPress={() => onSynonym(text)}>
              Add a synonym
            </MenuAction>
            <MenuAction icon="articles" onPress={() => onRecommend(text)}>
              Recommend an article
            </MenuAction>
          </MenuButton>
        )}
      </Cell>
    </Row>
  )
}
