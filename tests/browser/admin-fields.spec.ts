// Walks the lists of fields: every listed field must be in the form, the responses, the page and the search.
import type { Locator, Page } from '@playwright/test'
import { blogFields } from '../../shared/blog-fields.ts'
import { doctorFields } from '../../shared/doctor-fields.ts'
import { expect, test } from '../support/browser/admin-test.ts'
import { submit } from '../support/data/blog-form.ts'
import {
  wordFor,
  valueFor,
  sentOf,
  type ListedField,
  type Json,
} from '../support/browser/field-values.ts'

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
