import { night } from '../../content/night/night.ts'
import type { Route } from './+types/night-doors.ts'
import { NightDoors } from '../components/night/night-door.tsx'
import { NightFrame } from '../components/night/night-frame.tsx'
import { nightPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'

export const handle = nightPage(NightDoorsPage)
export default NightDoorsPage

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: night.title, description: night.description, path: night.link.to })

function NightDoorsPage() {
  return (
    <NightFrame>
      <div className="wrap-text night-door">
        <h1 className="night-question">{night.title}</h1>
        <NightDoors />
      </div>
    </NightFrame>
  )
}
