import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { ErrorPage } from './error-page.tsx'

export const errorPageExamples: Examples = {
  normal: <ErrorPage title="Page not found" text="There is no page at this address." />,
  failed: (
    <ErrorPage
      title="Something went wrong"
      text="Please try again in a moment."
      reference="k3f9qz-4x"
    />
  ),
  'long texts': <ErrorPage title={exampleTexts.longWord} text={exampleTexts.longTitle} />,
}
