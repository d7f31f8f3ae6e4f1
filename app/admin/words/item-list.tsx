/* oxlint-disable react/no-array-index-key -- items are told by their order alone, and hold no state */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { AdminIcon } from '../frame/admin-icon.tsx'

type ItemListProps<Item> = {
  name: string
  label: string
  help: string
  items: Item[]
  /** What is added. */
  blank: Item
  /** The most items. */
  most: number
  onChange: (items: Item[]) => void
  /** The inputs of an item. */
  children: (item: Item, change: (item: Item) => void, index: number) => ReactNode
}

/** Items that can be added, moved and removed. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { name, label, help, items, blank, most, onChange, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  /** What gets the focus once it is drawn. */
  const focusNext = useRef<string>(undefined)
  useEffect(() => {
    if (focusNext.current) list.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = undefined
  })
  const inputAt = (index: number) => `[data-item="${index}"] :is(input, textarea)`

  function move(index: number, step: 1 | -1) {
    focusNext.current = `[data-item="${index + step}"] [data-step="${step}"]:enabled, ${inputAt(index + step)}`
    onChange(items.with(index, items[index + step]!).with(index + step, items[index]!))
  }

  function remove(index: number) {
    focusNext.current = items.length > 1 ? inputAt(Math.min(index, items.length - 2)) : '.add-item'
    onChange(items.toSpliced(index, 1))
  }

  function add() {
    focusNext.current = inputAt(items.length)
    onChange([...items, blank])
  }

  return (
    <div
      className="text-field form-field"
      data-field={name}
      role="group"
      aria-labelledby={id}
      aria-describedby={help ? `${id}-help` : undefined}
      ref={list}
    >
      <p className="field-label" id={id}>
        {label}
      </p>
      {help && (
        <p className="field-hint" id={`${id}-help`}>
          {help}
        </p>
      )}
      {items.map((item, index) => (
        <div
          key={index}
          className="word-item"
          data-item={index}
          role="group"
          aria-label={`${label} ${index + 1}`}
        >
          <div className="word-item-inputs">
            {children(item, (changed) => onChange(items.with(index, changed)), index)}
          </div>
          <div className="word-item-buttons">
            {([-1, 1] as const).map((step) => (
              <button
                key={step}
                type="button"
                className="icon-button"
                data-step={step}
                disabled={!(index + step in items)}
                aria-label={step < 0 ? 'Move up' : 'Move down'}
                title={step < 0 ? 'Move up' : 'Move down'}
                onClick={() => move(index, step)}
              >
                <AdminIcon name={step < 0 ? 'up' : 'down'} />
              </button>
            ))}
            <button
              type="button"
              className="icon-button"
              aria-label="Remove"
              title="Remove"
              onClick={() => remove(index)}
            >
              <AdminIcon name="remove" />
            </button>
          </div>
        </div>
      ))}
      {items.length < most && (
        <button className="button quiet-button add-item" type="button" onClick={add}>
          <AdminIcon name="plus" />
          Add
          <span className="visually-hidden"> to {label}</span>
        </button>
      )}
    </div>
  )
}
