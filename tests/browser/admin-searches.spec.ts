// How an editor looks at what readers search for, and does something about it, by keyboard.
import { expect, expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { openDatabase } from '../support/site/built-program.ts'

test('a search that found nothing gets a synonym and an article, by keyboard', async ({
  page,
  records,
  dataDir,
}) => {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
  const [asked, other] = [`asked${id}`, `known${id}`]
  const { title } = await records.addBlog(uniqueTitle(`About ${other}`))
  const db = await openDatabase({ dataDir })
  const day = new Date().toISOString().slice(0, 10)
  const hostile = `<img src=x onerror=alert(1)> ${id}`
  await db
    .insertInto('search_terms')
    .values([
      { day, term_hash: `a${id}`, text: asked, searches: 7, found: 0 },
      { day, term_hash: `b${id}`, text: hostile, searches: 5, found: 2 },
    ])
    .execute()
  await db.destroy()

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Searches' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Searches')
  const table = page.getByRole('table', { name: 'Searches' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Words',
    'Searches',
    'Found',
    'Actions',
  ])
  await expect(table.getByText(hostile)).toBeVisible()
  await page.getByRole('tab', { name: 'All' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Found nothing' })).toBeFocused()
  await expect(table.getByText(hostile)).toHaveCount(0)
  await expectAccessible(page)

  const openMenu = async (item: string) => {
    await table.getByRole('button', { name: `Actions for ${asked}` }).focus()
    await page.keyboard.press('Enter')
    const entry = page.getByRole('menuitem', { name: item })
    await entry.focus()
    await page.keyboard.press('Enter')
  }
  await openMenu('Add a synonym')
  await page.keyboard.type(other)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`A search for “${asked}” finds “${other}” now.`)).toBeVisible()
  const synonyms = page.getByRole('region', { name: 'Synonyms' })
  const group = synonyms.locator('.tuning-item', { hasText: asked })
  await expect(group.getByRole('listitem')).toHaveText([other, asked])

  await openMenu('Recommend an article')
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Article' }).fill(title)
  await expect(page.getByRole('dialog').locator('option').first()).toHaveText(title)
  await page.keyboard.press('Enter')
  const recommended = page.getByRole('region', { name: 'Recommended' })
  await expect(recommended.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.goto(`/articles?query=${asked}`)
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(first.getByText('Recommended')).toBeVisible()

  await page.goto('/admin/searches')
  await recommended.getByRole('button', { name: `Remove ${title} for ${asked}` }).click()
  await expect(recommended.getByText(asked)).toHaveCount(0)
  await group.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(group).toHaveCount(0)
})
