import { type Examples, Focused, Hovered, OnDark } from '../example/examples.tsx'
import { PlayButton } from './play-button.tsx'

function Both() {
  return (
    <p className="example-row">
      <PlayButton playing onToggle={() => {}} />
      <PlayButton playing={false} onToggle={() => {}} />
    </p>
  )
}

export const playButtonExamples: Examples = {
  'playing and paused': <Both />,
  hovered: (
    <Hovered>
      <Both />
    </Hovered>
  ),
  'on dark': (
    <OnDark>
      <Both />
    </OnDark>
  ),
  'on dark, focused': (
    <OnDark>
      <Focused>
        <Both />
      </Focused>
    </OnDark>
  ),
}
