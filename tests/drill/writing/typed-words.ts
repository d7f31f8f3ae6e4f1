import type { Page } from '@playwright/test'
import { type DraftFields, draftFields } from '../../../shared/draft-fields.ts'
import type { BegunKind } from '../../../shared/record-kinds.ts'

/** Where each form is, and the texts that one types into it. */
export const forms = {
  blog: {
    path: '/admin/blogs/add-blog',
    list: '/admin/blogs',
    link: 'New Blog Post',
    name: 'title',
    text: 'long_description',
    fields: [
      ...['title', 'brief_description', 'long_description'],
      ...['call_out', 'blog_summary', 'img_description'],
    ],
  },
  doctor: {
    path: '/admin/doctor/add-doctor',
    list: '/admin/doctor',
    link: 'Add New Doctor',
    name: 'name',
    text: 'description',
    fields: ['name', 'location', 'description'],
  },
} as const satisfies Record<BegunKind, object>

/** Words that stand nowhere else, so that each can be found again. */
export function uniqueWords(round: number) {
  let count = 0
  return (howMany: number) =>
    Array.from({ length: howMany }, () => `r${round}w${String((count += 1)).padStart(3, '0')}`)
}

const uniqueWord = /r\d+w\d{3}/g

export const lengthOf = (words: string[]) => words.join('').length

/** Types at the end of a field, key by key. */
export async function typeInto(
  page: Page,
  kind: BegunKind,
  field: string,
  words: string[],
): Promise<void> {
  const fields: Record<string, { label: string }> = draftFields[kind]
  await page.getByRole('textbox', { name: fields[field]!.label, exact: true }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(` ${words.join(' ')}`)
}

/** The words that stand in the form, in its fields or in a text beside them. */
export async function wordsInForm(page: Page): Promise<Set<string>> {
  const text = await page.evaluate(() => {
    const form = document.querySelector('form')
    const inputs = form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []
    return [form?.innerText, ...Array.from(inputs, ({ value }) => value)].join('\n')
  })
  return new Set(text.match(uniqueWord))
}

export function wordsInFields(fields: DraftFields): Set<string> {
  return new Set(JSON.stringify(fields).match(uniqueWord))
}

/** The draft that the form at this address writes; undefined before it has one. */
export function draftKeyIn(kind: BegunKind, address: string): string | undefined {
  const params = new URL(address).searchParams
  const draft = params.get('draft')
  const id = params.get('id')
  if (draft) return `new.${draft}`
  return id ? `${kind}.${id}` : undefined
}
