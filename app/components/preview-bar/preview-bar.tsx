import { academy } from '../../../content/academy.ts'

const academyTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: academy.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Says above a page that it is not published. `savedAt` is ISO 8601 UTC. */
export function PreviewBar({ savedAt }: { savedAt: string }) {
  return (
    <aside className="wrap preview-bar" aria-label="Preview">
      <p>
        <strong>Preview, not published.</strong> Saved{' '}
        <time dateTime={savedAt}>{academyTime.format(new Date(savedAt))}</time> (
        {academy.timeZone.replaceAll('_', ' ')}).
      </p>
    </aside>
  )
}
