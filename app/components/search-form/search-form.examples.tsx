import { type Examples, Focused, Hovered, OnDark } from '../../ui/example/examples.tsx'
import { SearchForm } from './search-form.tsx'

export const searchFormExamples: Examples = {
  'on dark': (
    <OnDark>
      <SearchForm />
    </OnDark>
  ),
  'on dark, hovered': (
    <OnDark>
      <Hovered>
        <SearchForm />
      </Hovered>
    </OnDark>
  ),
  'on dark, focused': (
    <OnDark>
      <Focused>
        <SearchForm />
      </Focused>
    </OnDark>
  ),
}
