import { type Examples, Focused, Hovered } from '../example/examples.tsx'
import { exampleTexts } from '../example/example-texts.ts'
import { Icon } from '../icon/icon.tsx'
import { MenuButton } from './menu-button.tsx'

function Menu({ name, words = 'Edit' }: { name: string; words?: string }) {
  return (
    <div className="example-end">
      <MenuButton label={`Open menu ${name}`} icon={<Icon name="menu" />}>
        <a role="menuitem" href="#menu">
          <Icon name="forward" />
          {words}
        </a>
        <button className="dangerous" role="menuitem" type="button">
          <Icon name="close" />
          Delete
        </button>
      </MenuButton>
    </div>
  )
}

export const menuExamples: Examples = {
  normal: <Menu name="normal" />,
  hovered: (
    <Hovered>
      <Menu name="hovered" />
    </Hovered>
  ),
  focused: (
    <Focused>
      <Menu name="focused" />
    </Focused>
  ),
  'right to left': <Menu name="right to left" words={exampleTexts.rightToLeft} />,
}
