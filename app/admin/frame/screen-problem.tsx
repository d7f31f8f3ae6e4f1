/** Replaces a screen that could not be rendered. */
export function ScreenProblem() {
  return (
    <div className="stack">
      <h1>Something went wrong</h1>
      <p>This screen could not be shown. Everything you have saved is safe.</p>
      <p>
        <button className="button" type="button" onClick={() => location.reload()}>
          Load it again
        </button>
      </p>
    </div>
  )
}
