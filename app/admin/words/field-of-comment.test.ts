import { expect, it } from 'vitest'
import { fieldOfComment } from './field-of-comment.ts'

const fields = [
  { name: 'causes', label: 'Causes', value: 'An injury, stress or <b>poor</b> sleep.' },
  { name: 'selfCare.do', label: 'Do', value: ['Eat soft food.', 'Rest your jaw.'] },
]

it.each([
  ['Please drop “Eat soft food”: it helps few.', 'selfCare.do'],
  ['"POOR sleep" is not shown.', undefined],
  ['causes: say more about stress.', 'causes'],
  ['First this.\nDo: name the time of day.', 'selfCare.do'],
  ['The word “stress” is everywhere.', undefined],
  ['All of this is too long.', undefined],
  ['“Eat soft fo” is too short. Add “an injury”.', 'selfCare.do'],
])('%s', (comment, name) => {
  expect(fieldOfComment(comment, fields)?.name).toBe(name)
})
