// An article with everything that a text may contain, from the empty form to its readers: by keyboard alone
// and by touch alone.
import type { Locator, Page } from '@playwright/test'
import { clockTime } from '../../app/admin/drafts/academy-time.ts'
import { expect, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { tabTo } from '../support/browser/keyboard.ts'
import { photo } from '../support/data/pictures.ts'

/** How a person reaches a field and presses a button. */
type Hands = {
  reach: (element: Locator) => Promise<void>
  press: (element: Locator) => Promise<void>
  /** Shows what a phone hides beside Submit. */
  showMore: () => Promise<void>
  choose: (select: Locator) => Promise<void>
  submit: () => Promise<void>
}

const byKeyboard = (page: Page): Hands => ({
  reach: (element) => tabTo(page, element),
  async press(element) {
    await tabTo(page, element)
    await page.keyboard.press('Enter')
  },
  showMore: async () => undefined,
  async choose(select) {
    await tabTo(page, select)
    await page.keyboard.press('ArrowDown')
  },
  submit: () => page.keyboard.press('Control+Enter'),
})

/** Touch; the phone's own picker for lists can't be tested. */
const byTouch = (page: Page): Hands => ({
  reach: (element) => element.tap(),
  press: (element) => element.tap(),
  showMore: () => page.getByRole('button', { name: 'More actions' }).tap(),
  choose: async (select) => void (await select.selectOption({ index: 1 })),
  submit: () => page.getByRole('button', { name: 'Submit' }).tap(),
})

const inTurn = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
  // oxlint-disable-next-line no-await-in-loop -- hands do one thing after the other
  for (const item of items) await work(item)
}

type Records = { upload: (body: FormData) => Promise<{ imageUrl: string }> }

/** Pictures in the library: one of the article's own and two in its text. */
async function threePictures(records: Records): Promise<string[]> {
  const stored = [1, 2, 3].map(async (number) => {
    const name = uniqueTitle(`Jaw ${number}`)
    const form = new FormData()
    const bytes = new Uint8Array(await photo(64, 40 + number, 'png'))
    form.append('image', new File([bytes], `${name}.png`, { type: 'image/png' }))
    await records.upload(form)
    return name
  })
  return Promise.all(stored)
}

async function writeArticle(page: Page, hands: Hands, title: string, pictures: string[]) {
  const { reach, press, choose } = hands
  const { keyboard } = page
  const text = page.getByRole('textbox', { name: 'Long Description', exact: true })
  const choosing = page.getByRole('dialog', { name: 'Choose a picture' })
  const type = async (field: Locator, words: string) => {
    await reach(field)
    await expect(field).toBeFocused()
    await keyboard.type(words)
  }
  const choosePicture = async (name: string) => {
    await choosing.getByLabel('Search pictures').pressSequentially(name)
    await expect(choosing.locator('.picture-grid').getByRole('button')).toHaveCount(1)
    await press(choosing.getByRole('button', { name }))
    await expect(choosing).toHaveCount(0)
  }
  /** Adds a block through the block menu of an empty line. */
  const addBlock = async (name: string) => {
    await keyboard.type(`/${name.toLowerCase()}`)
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible()
    await keyboard.press('Enter')
  }

  await type(page.getByLabel('Blog Title'), title)
  await type(page.getByLabel('Brief Description'), 'Why the jaw hurts.')
  await type(text, 'Rest the jaw. [1]')
  await keyboard.press('Enter')
  const [own, ...others] = pictures
  await inTurn(others, async (name) => {
    await addBlock('Picture')
    const dialog = page.getByRole('dialog', { name: 'Add picture' })
    await press(dialog.getByRole('button', { name: 'Choose from pictures' }))
    await choosePicture(name)
    await type(dialog.getByLabel('Alternative text'), 'A jaw')
    await press(dialog.getByRole('button', { name: 'Insert' }))
    await expect(dialog).toHaveCount(0)
    await expect(text).toBeFocused()
    await keyboard.press('Control+End')
    await keyboard.type('At rest')
    await keyboard.press('Enter')
  })
  await addBlock('Table')
  await expect(page.getByRole('toolbar', { name: 'Table in Long Description' })).toBeVisible()
  await inTurn(
    ['Food', 'Now', 'Later', 'Soup', 'Yes', 'Yes', 'Nuts', 'No', 'Some'],
    async (words) => {
      await keyboard.type(words)
      if (words !== 'Some') await keyboard.press('Tab')
    },
  )
  await keyboard.press('ArrowDown')
  await inTurn(['Callout: Do', 'Callout: Avoid'], async (name) => {
    await addBlock(name)
    await keyboard.type('Chew softly.')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
  })
  await keyboard.type('Ask a dentist. [3]')
  await type(page.getByLabel('Call Out', { exact: true }), 'Listen to it.')
  await choose(page.getByLabel('Author', { exact: true }))
  await choose(page.getByLabel('Solution', { exact: true }))
  await type(page.getByLabel('Tags', { exact: true }), 'Jaw')
  await keyboard.press('Enter')
  await type(page.getByRole('textbox', { name: 'Blog Summary' }), 'Rest helps.')
  await type(page.getByRole('textbox', { name: 'Image Description' }), 'A jaw.')
  await press(page.getByRole('button', { name: 'Choose from pictures' }))
  await choosePicture(own!)
  await inTurn([1, 2, 3], async (number) => {
    await press(page.getByRole('button', { name: 'Add reference' }))
    const group = page.getByRole('group', { name: `Reference ${number}`, exact: true })
    await expect(group.getByLabel('Authors', { exact: true })).toBeFocused()
    await keyboard.type(`Author ${number}`)
    await type(group.getByLabel('Title', { exact: true }), `Work ${number}`)
  })
}

async function expectWholeArticle(page: Page) {
  const article = page.locator('main')
  await expect(article.locator('figure img[alt="A jaw"]')).toHaveCount(2)
  await expect(article.getByRole('columnheader')).toHaveText(['Food', 'Now', 'Later'])
  await expect(article.getByText('Chew softly.')).toHaveCount(2)
  await expect(article.locator('[id^="ref-"]')).toHaveCount(3)
}

async function publish(page: Page, { reach, press, showMore, submit }: Hands, title: string) {
  await showMore()
  await press(page.getByRole('button', { name: 'Preview', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  const opening = page.context().waitForEvent('page')
  await press(dialog.getByRole('button', { name: 'Open preview' }))
  const preview = await opening
  await preview.setViewportSize({ width: 375, height: 812 })
  await expectWholeArticle(preview)
  await preview.close()
  await press(dialog.getByRole('button', { name: 'Close' }))

  await showMore()
  await press(page.getByRole('button', { name: 'Schedule…' }))
  const schedule = page.getByRole('dialog', { name: 'Schedule' })
  const time = schedule.getByLabel('Publish on')
  await reach(time)
  await time.fill(clockTime(new Date(Date.now() + 7 * 86_400_000)))
  await press(schedule.getByRole('button', { name: 'Schedule', exact: true }))
  await expect(schedule).toHaveCount(0)
  await expect(page.getByText(/^Scheduled for /)).toBeVisible()

  await submit()
  await expect(page.getByRole('dialog', { name: 'Blog added successfully' })).toBeVisible()
  await expect(page).toHaveURL('/admin/blogs')
  await page.goto('/articles')
  await page.getByRole('link', { name: title }).first().press('Enter')
  await expectWholeArticle(page)
}

test('an article is written, previewed, scheduled and published by keyboard', async ({
  page,
  records,
}) => {
  const title = uniqueTitle('By keyboard')
  const pictures = await threePictures(records)
  await page.goto('/admin/blogs/add-blog')
  await writeArticle(page, byKeyboard(page), title, pictures)
  await publish(page, byKeyboard(page), title)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('an article is written, previewed, scheduled and published by touch', async ({
    page,
    records,
  }) => {
    const title = uniqueTitle('By touch')
    const pictures = await threePictures(records)
    await page.goto('/admin/blogs/add-blog')
    await writeArticle(page, byTouch(page), title, pictures)
    await publish(page, byTouch(page), title)
  })
})
