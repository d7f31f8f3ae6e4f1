import { expect, it } from 'vitest'
import { htmlText } from './html-text.ts'

it('the text of HTML keeps powers and indices apart from the number before them', () => {
  expect(htmlText('<p>10<sup>-3</sup> of H<sub>2</sub>O,</p><p>at 5-6</p>')).toBe(
    '10⁻³ of H₂O, at 5-6',
  )
})
