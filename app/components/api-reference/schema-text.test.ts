import { expect, it } from 'vitest'
import { schemaFields, schemaText } from './schema-text.ts'

it('says in words what a value may be', () => {
  expect(schemaText({ type: 'string', maxLength: 5 })).toBe('text, at most 5 characters')
  expect(schemaText({ type: 'array', items: { type: 'string' } })).toBe('list of texts')
  expect(schemaText({ enum: ['a', 'b'] })).toBe('one of "a", "b"')
  expect(schemaText({ anyOf: [{ type: 'object' }, { type: 'null' }] })).toBe('object or null')
})

it('lists the fields of objects within lists and choices', () => {
  const author = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }
  const list = {
    type: 'array',
    items: { type: 'object', properties: { author: { anyOf: [author, { type: 'null' }] } } },
  }
  expect(schemaFields(list)).toEqual([
    { name: 'author', text: 'object or null', required: false, note: '' },
    { name: 'author.name', text: 'text', required: true, note: '' },
  ])
})
