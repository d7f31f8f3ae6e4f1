import { type Examples, OnDark } from '../example/examples.tsx'
import { Icon, iconNames } from './icon.tsx'

function AllIcons() {
  return (
    <ul className="example-row" role="list">
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  )
}

export const iconExamples: Examples = {
  all: <AllIcons />,
  'on dark': (
    <OnDark>
      <AllIcons />
    </OnDark>
  ),
}
