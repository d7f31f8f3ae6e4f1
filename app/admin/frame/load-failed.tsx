type LoadFailedProps = { busy?: boolean; retry: () => void }

/** Stands in for what could not be loaded, with a button to try again. */
export function LoadFailed({ busy = false, retry }: LoadFailedProps) {
  return (
    <div className="list-note" role="status">
      <p>The server sent an unexpected response.</p>
      <button className="button quiet-button" type="button" disabled={busy} onClick={retry}>
        Try again
      </button>
    </div>
  )
}
