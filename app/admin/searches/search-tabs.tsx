import type { KeyboardEvent } from 'react'
import type { SearchKind } from '../client/searches.ts'

const tabs: { kind: SearchKind; label: string }[] = [
  { kind: 'all', label: 'All' },
  { kind: 'nothing', label: 'Found nothing' },
]

export const panelId = 'searches-panel'
export const tabId = (kind: SearchKind) => `searches-${kind}`

type SearchTabsProps = { kind: SearchKind; onChange: (kind: SearchKind) => void }

/** The tabs above the table; arrow keys move between them. */
export function SearchTabs({ kind, onChange }: SearchTabsProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const last = tabs.length - 1
    const at = tabs.findIndex((tab) => tab.kind === kind)
    const step = event.key === 'ArrowLeft' ? last : 1
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? last : (at + step) % tabs.length
    onChange(tabs[next]!.kind)
    document.getElementById(tabId(tabs[next]!.kind))?.focus()
  }

  return (
    <div
      className="search-tabs"
      role="tablist"
      aria-label="Which searches"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.kind}
          id={tabId(tab.kind)}
          type="button"
          role="tab"
          aria-selected={tab.kind === kind}
          aria-controls={panelId}
          tabIndex={tab.kind === kind ? 0 : -1}
          onClick={() => onChange(tab.kind)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
