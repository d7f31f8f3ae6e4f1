import { adminMeta } from './browser-page.ts'
import { operation } from './client/operation.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { MeterList } from './operation/meter-list.tsx'
import { meterLines } from './operation/meter-words.ts'
import { Reading } from './operation/reading.tsx'

export const meta = () => adminMeta('Meter')

export default function Meter() {
  return (
    <>
      <ScreenHead title="Meter" />
      <Reading load={operation.meter} loadingText="Loading the meter...">
        {({ value, at }) => <MeterList lines={meterLines(value, at)} />}
      </Reading>
    </>
  )
}
