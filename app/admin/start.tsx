import { useState } from 'react'
import { Link } from 'react-router'
import type { Start as Steps } from '../../shared/setup.ts'
import { adminMeta } from './browser-page.ts'
import { setup } from './client/setup.ts'
import { NotAllowed } from './frame/not-allowed.tsx'
import { ScreenHead } from './frame/screen-head.tsx'
import { useMay } from './frame/use-session.ts'
import { Reading } from './operation/reading.tsx'
import { NoticeAddress } from './start/notice-address.tsx'
import { RemoveSamples } from './start/remove-samples.tsx'
import { StepList } from './start/step-list.tsx'

export const meta = () => adminMeta('Make it yours')

export default function Start() {
  const [reloads, setReloads] = useState(0)
  if (!useMay()('setup')) return <NotAllowed />
  return (
    <>
      <ScreenHead title="Make it yours" />
      <Reading key={reloads} load={setup.start} loadingText="Loading the steps...">
        {({ value }) => <Loaded start={value} onChanged={() => setReloads(reloads + 1)} />}
      </Reading>
    </>
  )
}

function Loaded({ start, onChanged }: { start: Steps; onChanged: () => void }) {
  const done = start.steps.filter(({ isDone }) => isDone).length
  return (
    <>
      <p className="start-progress" role="status">
        {done === start.steps.length
          ? 'All steps are done: this site is yours.'
          : `${done} of ${start.steps.length} steps are done. Each is ticked off by itself.`}
      </p>
      <StepList
        steps={start.steps}
        more={{
          email: <NoticeAddress onConfirmed={onChanged} />,
          samples: <RemoveSamples samples={start.samples} onDone={onChanged} />,
        }}
      />
      <div className="start-foot quiet">
        <p>
          The treatment that the pages explain, your web address, who pays for the site, whose law
          applies and your social networks are in{' '}
          <Link to="/admin/words/academy#product">the same form</Link>. What it says of them until
          you change it is made up.
        </p>
        <p>
          Before patients come, have the legal pages read by a lawyer and the medical pages by your
          doctors.
        </p>
      </div>
    </>
  )
}
