import type { ReactNode } from 'react'
import { dangerSigns, type DangerSignId } from '../../../content/danger-signs.ts'

/** Danger signs as a list; the number of the crisis line is a link. */
export function DangerSignList({ signs }: { signs: readonly DangerSignId[] }) {
  return (
    <ul>
      {signs.map((id) => (
        <li key={id}>{withCrisisLine(dangerSigns[id].text)}</li>
      ))}
    </ul>
  )
}

const crisisLine = 'Call or text 988'

function withCrisisLine(text: string): ReactNode {
  const [before, after] = text.split(crisisLine)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a href="tel:988">{crisisLine}</a>
      {after}
    </>
  )
}
