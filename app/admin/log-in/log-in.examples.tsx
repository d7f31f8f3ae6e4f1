import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { LogInForm } from './log-in-form.tsx'

export const logInExamples: Examples = {
  empty: <LogInForm onLoggedIn={() => {}} />,
  filled: <LogInForm email={`${exampleTexts.longWord}@example.org`} onLoggedIn={() => {}} />,
}
