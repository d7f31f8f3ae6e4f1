import { type Examples, Focused, OnDark } from '../../ui/example/examples.tsx'
import { SiteBrand } from './site-brand.tsx'

export const siteBrandExamples: Examples = {
  'on dark': (
    <OnDark>
      <SiteBrand />
    </OnDark>
  ),
  'on dark, focused': (
    <OnDark>
      <Focused>
        <SiteBrand />
      </Focused>
    </OnDark>
  ),
}
