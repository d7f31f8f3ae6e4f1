import { adminMeta } from './browser-page.ts'
import { Desk } from './dashboard/desk.tsx'
import { NewestEnquiries } from './dashboard/newest-enquiries.tsx'
import { RemarkedTexts } from './dashboard/remarked-texts.tsx'
import { Tiles } from './dashboard/tiles.tsx'
import { type FirstScreen, useFirstScreen } from './dashboard/use-first-screen.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { StartCard } from './start/start-card.tsx'

export const meta = () => adminMeta('Dashboard')

export default function Dashboard() {
  const shown = useFirstScreen()
  return (
    <>
      <ScreenHead title="Hi There!" />
      {shown ? <Loaded {...shown} /> : <p role="status">Loading...</p>}
    </>
  )
}

function Loaded({ articles, enquiries, waiting, start, remarked, at }: FirstScreen) {
  return (
    <>
      {start && <StartCard start={start} />}
      {enquiries !== undefined && <NewestEnquiries items={enquiries} now={at} />}
      {articles !== undefined && <Desk shown={articles} waiting={waiting} />}
      <RemarkedTexts texts={remarked} />
      <Tiles />
    </>
  )
}
