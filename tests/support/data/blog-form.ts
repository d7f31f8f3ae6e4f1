import type { Page } from '@playwright/test'
import { chooseImage, pictureFile } from '../browser/picture-files.ts'

/** The red banner at the end of a form. */
export const banner = (page: Page) => page.locator('form').getByRole('alert')

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()

const write = async (page: Page, field: string, text: string) => {
  await page.getByRole('textbox', { name: field }).click()
  await page.keyboard.type(text)
}

/** Each step fixes what the previous message complained about. */
export const steps: { message: string; mend: (page: Page, title: string) => Promise<unknown> }[] = [
  {
    message: 'Blog Title is required.',
    mend: (page, title) => page.getByLabel('Blog Title').fill(` ${title} `),
  },
  {
    message: 'Brief Description is required.',
    mend: (page) => page.getByLabel('Brief Description').fill(' A brief one. '),
  },
  {
    message: 'Long Description is required.',
    mend: (page) => write(page, 'Long Description', 'A long one.'),
  },
  { message: 'Call Out is required.', mend: (page) => page.getByLabel('Call Out').fill('Listen.') },
  {
    message: 'Author is required.',
    mend: (page) => page.getByLabel('Author').selectOption({ index: 1 }),
  },
  {
    message: 'Solution is required.',
    mend: (page) => page.getByLabel('Solution').selectOption('Dental Solution'),
  },
  {
    message: 'At least one Tag is required.',
    async mend(page) {
      await page.getByLabel('Tags', { exact: true }).fill('  Jaw ')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
    },
  },
  {
    message: 'Blog Summary is required.',
    mend: (page) => write(page, 'Blog Summary', 'In short.'),
  },
  {
    message: 'Image Description is required.',
    mend: (page) => write(page, 'Image Description', 'A jaw.'),
  },
  {
    message: 'Blog image is required.',
    mend: (page) => chooseImage(page, pictureFile('small.png', 720, 440)),
  },
]

/** Fills in everything that a blog needs. */
export async function fillIn(page: Page, title: string) {
  for (const { mend } of steps) await mend(page, title)
}
