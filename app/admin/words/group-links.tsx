/** Id of a group's heading. */
export const groupId = (index: number) => `words-group-${index}`

/** Leads to the groups of a long form. */
export function GroupLinks({ groups }: { groups: readonly string[] }) {
  if (groups.length < 3) return null
  return (
    <nav className="group-links" aria-label="Groups">
      <ul role="list">
        {groups.map((group, index) => (
          <li key={group}>
            <button type="button" className="text-button" onClick={() => goTo(groupId(index))}>
              {group}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function goTo(id: string) {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
