import { expect, it } from 'vitest'
import { isInState, matches, type KnownPlace, placesOf, wordsOf } from './place-match.ts'

const placeOf = (city: string, region: string): KnownPlace =>
  placesOf({ location: '', places: [{ city, region, postalCode: '' }] } as unknown as Parameters<
    typeof placesOf
  >[0])[0]!

it('takes two letters for the state with this code, not for how another begins', () => {
  const [boston, portland] = [placeOf('Boston', 'MA'), placeOf('Portland', 'ME')]
  for (const place of [boston, portland]) expect(matches(place, ['ma'])).toBe(true)
  expect(isInState(boston, ['ma'])).toBe(true)
  expect(isInState(portland, ['ma'])).toBe(false)
})

it.each(['St. Louis', 'St Louis', 'Saint Louis', 'saint louis, mo'])(
  'finds St. Louis by %s',
  (typed) => {
    for (const city of ['St. Louis', 'Saint Louis', 'St Louis']) {
      expect(matches(placeOf(city, 'MO'), wordsOf(typed))).toBe(true)
    }
  },
)

it('takes St at the end of a text as the beginning of a word', () => {
  expect(matches(placeOf('Stamford', 'CT'), wordsOf('st'))).toBe(true)
})
