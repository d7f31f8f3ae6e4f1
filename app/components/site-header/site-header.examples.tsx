import { type Examples, Focused } from '../../ui/example/examples.tsx'
import { SiteHeader } from './site-header.tsx'

export const siteHeaderExamples: Examples = {
  'on a page of its menu': <SiteHeader path="/articles" />,
  'below a page of its menu': <SiteHeader path="/articles/jaw-clicking" />,
  focused: (
    <Focused>
      <SiteHeader path="/terms" />
    </Focused>
  ),
}
