// Walks the lists of fields: every listed field must be in the form, the responses, the page and the search.
import type { Locator, Page } from '@playwright/test'
import { blogFields } from '../../shared/blog-fields.ts'
import { doctorFields } from '../../shared/doctor-fields.ts'
import type { Field } from '../../shared/fields.ts'
import type { Reference } from '../../shared/reference.ts'
import { expect, test } from '../support/browser/admin-test.ts'
import { emptyPlace } from '../../shared/place.ts'
import { submit } from '../support/data/blog-form.ts'

type ListedField = Field & { search?: string; inLists?: false; filter?: true }
type Json = Record<string, unknown>

const kinds = [
  {
    kind: 'article',
    fields: blogFields as Record<string, ListedField>,
    api: '/admin/v1/blogs',
    lists: ['/user/v1/blogs?limit=100', '/user/v1/blogs/search?limit=100'],
    singles: (id: string) => [`/admin/v1/blogs/${id}`, `/user/v1/blogs/${id}`],
    search: '/user/v1/blogs/search',
    form: '/admin/blogs/add-blog',
    page: (id: string) => `/articles/${id}`,
  },
  {
    kind: 'doctor',
    fields: doctorFields as Record<string, ListedField>,
    api: '/admin/v1/authors',
    lists: ['/user/v1/authors'],
    singles: (id: string) => [`/admin/v1/authors/${id}`],
    search: '/admin/v1/authors',
    form: '/admin/doctor/add-doctor',
    page: (id: string) => `/doctors/${id}`,
  },
] as const

/** A valid NPI. */
const npi = '1234567893'

/** A word that occurs nowhere else. */
const wordFor = (name: string) =>
  `Zyx${name.replaceAll('_', '')}${crypto.randomUUID().replace(/[^a-f]/g, '')}`

for (const { kind, fields, api, lists, singles, search, form, page: pageOf } of kinds) {
  test(`every field of ${kind}s is stored, served, searched, shown, edited and copied`, async ({
    page,
    records,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const read = async <Body>(path: string) =>
      (await (await records.call('GET', path)).json()) as Body
    const { image_url } = (await records.authors())[0]!
    const author = await records.addDoctor({ name: `Dr. ${wordFor('author')}` })
    const given = Object.entries(fields).map(([name, field]) => ({
      name,
      field,
      ...valueFor(name, wordFor(name), field, { author, image_url }),
    }))
    const sent: Json = Object.fromEntries(given.map(({ name, value }) => [name, value]))
    const made = (await (await records.call('POST', api, sent)).json()) as Json & { _id: string }

    for (const path of singles(made._id)) {
      const record = await read<Json>(path)
      expect(record).toEqual(made)
      expect(sentOf(record, fields), path).toEqual(sent)
    }
    for (const path of [api, ...lists]) {
      const all = await read<Json[]>(path)
      const record = all.find(({ _id }) => _id === made._id)
      const inList = given.filter(({ field }) => path === api || field.inLists !== false)
      expect(sentOf(record!, fields), path).toEqual(
        Object.fromEntries(inList.map(({ name, value }) => [name, value])),
      )
    }

    for (const { name, field, mark } of given) {
      if (!field.search && !field.filter) continue
      const found = await read<Json[]>(`${search}?query=${mark}&limit=100`)
      expect(
        found.map(({ _id }) => _id),
        `found by ${name}`,
      ).toContain(made._id)
      if (!field.search || field.kind === 'choices') continue
      await page.goto(`/articles?query=${mark}`)
      await expect(page.locator('main mark').first(), name).toHaveText(mark)
    }

    await page.goto(pageOf(made._id))
    // A sample profile accepts no patients, so the page leaves these out.
    const shown = given.filter(({ name }) => !['newPatients', 'telehealth'].includes(name))
    await expectMarks(page.locator('main'), shown)

    await page.goto(form)
    for (const { name, field } of given) {
      await expect(fieldOf(page, name)).toContainText(field.label)
    }
    for (const address of [`${form}?id=${made._id}&view=1`, `${form}?id=${made._id}`]) {
      await page.goto(address)
      for (const one of given) {
        const field = fieldOf(page, one.name)
        if (one.field.kind === 'boolean') await expect(field.getByRole('checkbox')).toBeChecked()
        else await expectMarks(field, [{ ...one, mark: one.inForm ?? one.mark }])
      }
    }

    const [{ name: contested, mark }] = given as [(typeof given)[number]]
    await fieldOf(page, contested).getByRole('textbox').fill(`${mark} mine`)
    await records.call('PUT', `${api}/${made._id}`, { ...sent, [contested]: `${mark} theirs` })
    const saving = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().includes(`${api}/`),
    )
    await submit(page)
    expect((await saving).postDataJSON()).toMatchObject({ ...sent, [contested]: `${mark} mine` })
    await page.getByRole('button', { name: 'Copy my text' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    for (const { field, mark, copied } of given) {
      if (field.kind === 'doctor' || field.kind === 'image') continue
      expect(text).toMatch(new RegExp(`^${field.label}\n.*${copied ?? mark}`, 'm'))
    }
  })
}

/** A value, and what to look for in the page, in the form and in the copied text. */
function valueFor(
  name: string,
  word: string,
  field: Field,
  { author, image_url }: { author: { _id: string; name: string }; image_url: string },
): { value: unknown; mark: string; inForm?: string; copied?: string } {
  switch (field.kind) {
    case 'line':
      return field.form ? { value: npi, mark: npi } : { value: word, mark: word }
    case 'rich-text':
      return { value: `<p>${word}</p>`, mark: word }
    case 'email':
      return { value: `${word}@example.org`, mark: word }
    case 'web-address':
      return { value: `https://www.linkedin.com/in/${word}`, mark: word }
    case 'list':
      return { value: [word], mark: word }
    case 'choices':
      return { value: [field.options.at(-1)], mark: field.options.at(-1)! }
    case 'doctor':
      return { value: author._id, mark: author.name.replace('Dr. ', '') }
    case 'image':
      return { value: image_url, mark: image_url.replace('.jpg', '') }
    case 'boolean':
      return { value: true, mark: name === 'sample' ? 'Sample' : field.label, copied: 'Yes' }
    case 'codes':
      return name === 'conditions'
        ? { value: ['neck'], mark: 'Neck', copied: 'neck' }
        : { value: ['eo'], mark: 'Esperanto', copied: 'eo' }
    case 'choice':
      return { value: 'yes', mark: field.label, inForm: 'Yes', copied: 'yes' }
    case 'places':
      return { value: [{ ...emptyPlace, city: word }], mark: word }
    case 'references':
      return { value: [referenceTo(word)], mark: word }
  }
}

function referenceTo(title: string): Reference {
  return {
    _id: '0123456789abcdef',
    kind: 'journal',
    authors: 'Busse JW',
    title,
    publishedIn: 'BMJ',
    year: 2023,
    doi: '10.1136/bmj-2023-076227',
    pmid: '',
    url: '',
    accessed: '',
  }
}

/** The fields of a response, in the form of a request. */
function sentOf(record: Json, fields: Record<string, ListedField>): Json {
  const names = Object.keys(fields).filter((name) => name in record)
  return Object.fromEntries(
    names.map((name) => {
      const isDoctor = fields[name]!.kind === 'doctor'
      return [name, isDoctor ? (record[name] as Json)['_id'] : record[name]]
    }),
  )
}

const fieldOf = (page: Page, name: string) => page.locator(`form [data-field="${name}"]`)

/** Waits until all marks are in the texts, choices, links or pictures there. */
async function expectMarks(place: Locator, given: { name: string; mark: string }[]): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await place.evaluate((element) => {
        const inputs = element.querySelectorAll<HTMLInputElement>('input, textarea')
        const selects = [...element.querySelectorAll('select')]
        const texts = element.cloneNode(true) as HTMLElement
        for (const select of texts.querySelectorAll('select')) select.remove()
        return [
          texts.textContent,
          ...[...inputs].map(({ value }) => value),
          ...selects.map(({ selectedOptions }) => selectedOptions[0]?.text),
          ...[...element.querySelectorAll('a')].map(({ href }) => href),
          ...[...element.querySelectorAll('img')].map(({ src }) => src),
        ].join(' ')
      })
      return given.filter(({ mark }) => !shown.includes(mark)).map(({ name }) => name)
    })
    .toEqual([])
}
