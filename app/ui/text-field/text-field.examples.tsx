import { type Examples, Focused, Hovered } from '../example/examples.tsx'
import { exampleTexts } from '../example/example-texts.ts'
import { TextArea, TextField } from './text-field.tsx'

function Plain() {
  return <TextField label="Email" type="email" placeholder="you@example.org" />
}

export const textFieldExamples: Examples = {
  empty: <Plain />,
  hovered: (
    <Hovered>
      <Plain />
    </Hovered>
  ),
  focused: (
    <Focused>
      <Plain />
    </Focused>
  ),
  filled: <TextField label="Name" defaultValue="Amara Okafor" />,
  hint: <TextField label="Name" hint="As it stands on your card." />,
  error: <TextField label="Name" error="Name is required." />,
  'error and hint': (
    <TextField
      label="Email"
      defaultValue="nobody"
      hint="We answer to this address."
      error="Enter a valid e-mail address."
    />
  ),
  disabled: <TextField label="Name" defaultValue="Amara Okafor" disabled />,
  area: <TextArea label="Message" hint="Please no test results." />,
  'area with an error': <TextArea label="Message" error="Message is required." />,
  'area, disabled': <TextArea label="Message" defaultValue="Dear doctors," disabled />,
  'long texts': (
    <TextField
      label={exampleTexts.longWord}
      defaultValue={exampleTexts.longTitle}
      hint={exampleTexts.longTitle}
      error={exampleTexts.longWord}
    />
  ),
  'right to left, emoji': (
    <div dir="rtl">
      <TextField label={exampleTexts.rightToLeft} defaultValue={exampleTexts.emoji} />
    </div>
  ),
}
