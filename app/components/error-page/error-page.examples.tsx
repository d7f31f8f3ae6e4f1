import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { ErrorPage } from './error-page.tsx'

export const errorPageExamples: Examples = {
  normal: <ErrorPage title="Page not found" text="There is no page at this address." />,
  'long texts': <ErrorPage title={exampleTexts.longWord} text={exampleTexts.longTitle} />,
}
