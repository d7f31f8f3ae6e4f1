import { adminMeta } from './browser-page.ts'
import { operation } from './client/operation.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { Reading } from './operation/reading.tsx'
import { WarningList } from './operation/warning-list.tsx'

export const meta = () => adminMeta('Warnings')

export default function Warnings() {
  return (
    <>
      <ScreenHead title="Warnings" />
      <Reading load={operation.warnings} loadingText="Loading warnings...">
        {({ value }) => <WarningList warnings={value} />}
      </Reading>
    </>
  )
}
