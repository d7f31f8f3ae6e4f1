import { expect, it } from 'vitest'
import { writingKinds } from '../record-kinds/writing-kind.ts'
import { countChanges, fieldDifferences, sameFields } from './field-differences.ts'

const before = {
  title: 'Jaw pain & sleep',
  author_id: 'one',
  tags: ['TMD', 'Sleep'],
  long_description: '<p>First of all, rest.</p><p>Then ask a dentist about it.</p>',
  image_url: '/images/before.jpg',
}
const names: Record<string, string> = { one: 'Dr. Marsh', two: 'Dr. Okafor' }
const differences = (after: object) =>
  fieldDifferences(writingKinds.blog, before, { ...before, ...after }, (id) => names[id] ?? id)

it('lists only the changed fields, in the order of the form, with their labels', () => {
  const changed = differences({ tags: ['Sleep', 'Jaw'], title: 'Jaw pain & rest' })
  expect(changed.map(({ label }) => label)).toEqual(['Blog Title', 'Tags'])
  expect(changed[1]).toMatchObject({
    lines: [
      { kind: 'same', text: 'Sleep' },
      { kind: 'added', text: 'Jaw' },
      { kind: 'removed', text: 'TMD' },
    ],
  })
  expect(differences({})).toEqual([])
  expect(differences({ long_description: `${before.long_description}<p></p>` })).toEqual([])
})

it('compares plain texts as they are typed, authors by name, pictures by address', () => {
  const [title, author, picture] = differences({
    title: 'Jaw pain <b> sleep',
    author_id: 'two',
    image_url: '',
  })
  expect(JSON.stringify(title)).toContain('<')
  expect(JSON.stringify(author)).toContain('Okafor')
  expect(picture).toMatchObject({ kind: 'picture', before: before.image_url, after: '' })
})

it('counts paragraphs that have changed, and each other field once', () => {
  const long_description = `<p>First of all, sleep.</p><p>Then ask a dentist about it.</p><p>New.</p>`
  expect(countChanges(differences({ long_description, tags: [] }))).toBe(3)
})

it('takes a missing field for an empty one', () => {
  expect(sameFields({ title: 'Jaw', tags: [] }, { title: 'Jaw', call_out: '' })).toBe(true)
  expect(sameFields({ title: 'Jaw' }, { title: 'Jaws' })).toBe(false)
})
