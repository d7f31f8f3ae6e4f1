import { type ComponentType, lazy } from 'react'

/**
 * A part that is loaded when it is first shown. Where that fails, as without a connection, a line says
 * so, and the screen around it stays.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then(asModule, () => asModule<Props>(NotLoaded)))
}

const asModule = <Props,>(part: ComponentType<Props>) => ({ default: part })

function NotLoaded() {
  return (
    <p className="field-error" role="alert">
      A part of this screen could not be loaded. Load the page again when there is a connection:
      what you have written is kept.
    </p>
  )
}
