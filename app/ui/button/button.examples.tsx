import { type Examples, Focused, Hovered, OnDark } from '../example/examples.tsx'
import { exampleTexts } from '../example/example-texts.ts'
import { LinkButton } from './link-button.tsx'

const looks = ['button', 'button quiet-button', 'button dangerous-button']

function Buttons({ disabled = false }: { disabled?: boolean }) {
  return (
    <p className="example-row">
      {looks.map((look) => (
        <button key={look} className={look} type="button" disabled={disabled}>
          Save changes
        </button>
      ))}
    </p>
  )
}

function Links() {
  return (
    <p className="example-row">
      <LinkButton to="#button">Read more</LinkButton>
      <LinkButton to="#button" look="quiet">
        Read more
      </LinkButton>
    </p>
  )
}

function LinksOnDark() {
  return (
    <p className="example-row">
      <LinkButton to="#button" look="light">
        Find answers
      </LinkButton>
      <LinkButton to="#button" look="quiet">
        Our doctors
      </LinkButton>
    </p>
  )
}

export const buttonExamples: Examples = {
  buttons: <Buttons />,
  'buttons, hovered': (
    <Hovered>
      <Buttons />
    </Hovered>
  ),
  'buttons, focused': (
    <Focused>
      <Buttons />
    </Focused>
  ),
  'buttons, disabled': <Buttons disabled />,
  pending: (
    <button className="button" type="button" disabled>
      Submitting...
    </button>
  ),
  links: <Links />,
  'links, hovered': (
    <Hovered>
      <Links />
    </Hovered>
  ),
  'links, focused': (
    <Focused>
      <Links />
    </Focused>
  ),
  'links on dark': (
    <OnDark>
      <LinksOnDark />
    </OnDark>
  ),
  'links on dark, hovered': (
    <OnDark>
      <Hovered>
        <LinksOnDark />
      </Hovered>
    </OnDark>
  ),
  'links on dark, focused': (
    <OnDark>
      <Focused>
        <LinksOnDark />
      </Focused>
    </OnDark>
  ),
  'a long label': <LinkButton to="#button">{exampleTexts.longTitle}</LinkButton>,
  'a long word': <LinkButton to="#button">{exampleTexts.longWord}</LinkButton>,
  'right to left, emoji': (
    <p className="example-row" dir="rtl">
      <LinkButton to="#button">{exampleTexts.rightToLeft}</LinkButton>
      <LinkButton to="#button" look="quiet">
        {exampleTexts.emoji}
      </LinkButton>
    </p>
  ),
  'text button': (
    <p className="example-row">
      <button className="text-button" type="button">
        Remove image
      </button>
      <button className="text-button" type="button" disabled>
        Deleting...
      </button>
    </p>
  ),
}
