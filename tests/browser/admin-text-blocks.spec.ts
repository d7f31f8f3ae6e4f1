import { expect, type Page } from '@playwright/test'
import type { Doctor } from '../../shared/doctor.ts'
import { expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { redAboveBlue } from '../support/data/pictures.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting for Description' })
const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true })

async function open(page: Page): Promise<void> {
  await page.goto('/admin/doctor/add-doctor')
  await editor(page).click()
}

const png = async (height: number) => ({
  name: 'jaw.png',
  mimeType: 'image/png',
  buffer: await redAboveBlue(60, height),
})

test('a text with a picture, a table and a callout is written by keyboard and stored', async ({
  page,
  records,
}) => {
  await open(page)
  for (const heading of ['## Rest', '### At night']) {
    await page.keyboard.type(heading)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('Rest the jaw.')

  await tool(page, 'Picture').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add picture' })
  await expect(dialog.getByLabel('Picture file')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Insert' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Choose a picture.')
  await dialog.getByLabel('Picture file').setInputFiles(await png(31))
  await dialog.getByRole('button', { name: 'Insert' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Describe each picture or mark it as decoration.',
  )
  await dialog.getByLabel('Alternative text').fill('A jaw')
  await page.route('**/images/upload', (route) => route.abort())
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(
    'The picture was not uploaded: there is no connection. Try again.',
  )
  await page.unroute('**/images/upload')
  await dialog.getByRole('button', { name: 'Insert' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(editor(page).getByRole('button', { name: 'Edit picture' })).toBeVisible()
  await expect(editor(page)).toBeFocused()

  await page.keyboard.press('Control+End')
  await page.keyboard.type('At rest')
  await page.keyboard.press('Enter')
  await tool(page, 'Table').press('Enter')
  await expect(page.getByRole('toolbar', { name: 'Table in Description' })).toBeVisible()
  for (const words of ['Food', 'Now', 'Later', 'Soup', 'Yes', 'Yes', 'Nuts', 'No', 'Some']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Bread')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete column' }).press('Enter')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('ArrowDown')
  await tool(page, 'Callout').press('Enter')
  await page.keyboard.type('Chewing gum.')
  await editor(page).getByLabel('Kind of callout').selectOption('Avoid')
  await expect(editor(page)).toBeFocused()
  await expectAccessible(page)

  const name = uniqueTitle('Dr. Blocks')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(page.getByText('Doctor added successfully.')).toBeVisible()
  const { description } = (await records.authors()).find((one) => one.name === name) as Doctor
  expect(description.replace(/"\/images\/[^"]+"/, '""')).toBe(
    [
      '<h2>Rest</h2><h3>At night</h3><p>Rest the jaw.</p>',
      '<figure><img src="" alt="A jaw" /><figcaption>At rest</figcaption></figure>',
      '<table><thead><tr><th scope="col">Now</th><th scope="col">Later</th></tr></thead>',
      '<tbody><tr><td>Yes</td><td>Yes</td></tr><tr><td>No</td><td>Some</td></tr>',
      '<tr><td></td><td></td></tr></tbody></table>',
      '<aside data-kind="avoid"><p>Chewing gum.</p></aside>',
    ].join(''),
  )
})

test('a tool that cannot be loaded leaves the text where it is', async ({ page }) => {
  await page.route('**/assets/find-bar*', (route) => route.abort())
  await open(page)
  await page.keyboard.type('Rest the jaw.')
  await tool(page, 'Find').click()
  await expect(page.getByText('A part of this screen could not be loaded.')).toBeVisible()
  await expect(editor(page)).toHaveText('Rest the jaw.')
})

test('finds and replaces words', async ({ page }) => {
  await open(page)
  await page.keyboard.type('A jaw, the Jaw and a tooth.')
  await tool(page, 'Find').click()
  const bar = page.getByRole('search', { name: 'Find in Description' })
  await expect(bar.getByLabel('Find', { exact: true })).toBeFocused()
  await page.keyboard.type('jaw')
  await expect(bar.getByRole('status')).toHaveText('2 found')
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('status')).toHaveText('1 of 2')
  await expectAccessible(page)
  await bar.getByLabel('Replace with').fill('neck')
  await bar.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(editor(page)).toHaveText('A neck, the Jaw and a tooth.')
  await bar.getByRole('button', { name: 'Replace all' }).click()
  await expect(bar.getByRole('status')).toHaveText('Replaced 1.')
  await expect(editor(page)).toHaveText('A neck, the neck and a tooth.')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(editor(page)).toHaveText('A neck, the Jaw and a tooth.')
})

test('a slash at the start of a line offers blocks', async ({ page }) => {
  await open(page)
  await page.keyboard.type('/')
  const menu = page.getByRole('listbox', { name: 'Blocks' })
  await expect(menu.getByRole('option')).toHaveCount(13)
  await expect(menu.getByRole('option', { name: 'Heading 1' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await page.keyboard.type('call')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(menu).toHaveCount(0)
  await page.keyboard.type('Rest your jaw.')
  await expect(editor(page).getByLabel('Kind of callout')).toHaveValue('do')
  await expect(editor(page).locator('aside p')).toHaveText('Rest your jaw.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await page.keyboard.type('or')
  await expect(editor(page).locator(':scope > p')).toHaveText('/or')
})

test('the caret and the menu of blocks stay in sight in windows of each size', async ({ page }) => {
  await open(page)
  const { keyboard } = page
  const menu = page.getByRole('listbox', { name: 'Blocks' })
  // A laptop, a tablet, and a phone with its keyboard open: larger windows only have more room.
  const sizes = ['1280 × 720', '768 × 1024', '375 × 400']
  for (const size of sizes) {
    const [width = 0, height = 0] = size.split(' × ').map(Number)
    await page.setViewportSize({ width, height })
    const expectInSight = (place: string) =>
      expect.poll(() => page.evaluate(covered), `${place} at ${size}`).toEqual([])
    const expectMenuInSight = async (place: string) => {
      await keyboard.type('/')
      await expect(menu).toBeVisible()
      await expectInSight(place)
      await keyboard.press('Escape')
      await keyboard.press('Backspace')
    }
    for (let line = 0; line < 5; line += 1) {
      await keyboard.type('Rest your jaw.')
      await keyboard.press('Enter')
      await expectMenuInSight(`line ${line}`)
    }
    await keyboard.type('/table')
    await keyboard.press('Enter')
    await keyboard.type('First cell')
    await expectInSight('table')
    for (let cell = 1; cell < 9; cell += 1) await keyboard.press('Tab')
    await keyboard.type('Last cell')
    await expectInSight('last cell')
    await expect(editor(page).locator('table').last().locator('td').last()).toHaveText('Last cell')
    await keyboard.press('ArrowDown')
    await expectInSight('empty line')
    await expectMenuInSight('after the table')
    await keyboard.type('/callout: do')
    await keyboard.press('Enter')
    await keyboard.type('Rest.')
    await expectInSight('callout')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await expectMenuInSight('after the callout')
    await keyboard.press('Control+Home')
    await expectInSight('start')
    await keyboard.press('Control+End')
    await expectMenuInSight('end')
  }
})

/** Which of caret, first and last choice of the menu, if open, something lies over, or are out of the window. */
function covered(): string[] {
  const menu = document.querySelector('.block-menu')
  const range = getSelection()!.getRangeAt(0)
  // The caret of an empty line has no rectangle of its own.
  const line = range.startContainer
  const place = line instanceof Element && line.textContent === '' ? line : range
  const caret = place.getBoundingClientRect()
  const inMenu = (at: number) => {
    const { left, top, bottom } = menu!.getBoundingClientRect()
    return { left: left + 8, y: at === 0 ? top + 8 : bottom - 8 }
  }
  const seen = (left: number, y: number, owner: string) =>
    Boolean(document.elementFromPoint(left, y)?.closest(owner))
  const places = menu ? { first: inMenu(0), last: inMenu(1) } : {}
  return [
    ...(seen(caret.left, (caret.top + caret.bottom) / 2, '.ProseMirror') ? [] : ['caret']),
    ...Object.entries(places)
      .filter(([, { left, y }]) => !seen(left, y, '.block-menu'))
      .map(([name]) => name),
  ]
}

test('a paste keeps tables and footnotes, asks for pictures and says what it left out', async ({
  page,
}) => {
  await page.goto('/admin/blogs/add-blog')
  const text = page.getByRole('textbox', { name: 'Long Description' })
  await text.click()
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      `<h4>Food</h4><p>Soup helps<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a>.
      <img src="file:///C:/soup.png" width=300 alt="A bowl of soup"></p>
      <table><tr><td colspan=2><p><b>Week</b></p></td></tr>
      <tr><td><p>One</p></td><td><p>Soup</p><p>Bread</p></td></tr></table>
      <p><img src="data:image/png;base64,AAAA" width=200 height=90 alt="A spoon"></p>
      <iframe src="https://example.org"></iframe>
      <p>10<sup>3</sup> of <span style="vertical-align: sub">2</span><del>at most</del> at least<span style="display:none">never</span></p>
      <table><tr><td>Sign</td><td>How bad</td></tr><tr><td rowspan=2>Pain</td><td>mild</td></tr><tr><td>severe</td></tr></table>
      <div id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> Doe J. Soup and the jaw. J Soup. 2020.</p></div>`,
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(text.locator('h3')).toHaveText('Food')
  await expect(text.locator(':scope > p').first()).toHaveText('Soup helps [1].')
  await expect(text.locator('th')).toHaveText(['Week', 'Week'])
  await expect(text.locator('td')).toHaveText([
    'One',
    'SoupBread',
    'Sign',
    'How bad',
    'Pain',
    'mild',
    'Pain',
    'severe',
  ])
  const figures = text.getByText(/^10/)
  expect(await figures.innerHTML()).toBe('10<sup>3</sup> of <sub>2</sub> at least')
  await expect(
    page.getByText(
      'Pasted. 4 things changed: Choose the files of 2 pictures in the text. 1 footnote became a reference: check them. 2 merged cells were split, with the value in each: check the table. Left out: 1 embedded page, 1 deleted passage, 1 hidden passage.',
    ),
  ).toBeVisible()
  const reference = page.getByRole('group', { name: 'Reference 1', exact: true })
  await expect(reference.getByLabel('Authors', { exact: true })).toHaveValue('Doe J')
  await expect(reference.getByLabel('Title', { exact: true })).toHaveValue('Soup and the jaw')

  await text.getByRole('button', { name: 'Choose picture' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit picture' })
  await expect(dialog.getByLabel('Alternative text')).toHaveValue('A bowl of soup')
  await dialog.getByLabel('Picture file').setInputFiles(await png(33))
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(text.locator('figure img')).toHaveAttribute('src', /^\/images\//)
})

test('a text says how long it is and who reads it with ease', async ({ page }) => {
  await page.goto('/admin/blogs/add-blog')
  await page.getByRole('textbox', { name: 'Long Description' }).click()
  await expect(page.getByText('0 words, 1 minutes, reading age 5')).toBeVisible()
  await page.keyboard.type(
    'The jaw rests. Nocturnal parafunctional activity considerably exacerbates temporomandibular symptomatology everywhere.',
  )
  await expect(page.getByText(/^11 words, 1 minutes, reading age \d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Mark the hardest sentences' }).click()
  await expect(page.locator('.hard-sentence')).toHaveText(/^Nocturnal .* everywhere\.$/)
})

test('a link is found by the title of a page', async ({ page, records }) => {
  const title = `Quokka ${crypto.randomUUID().slice(0, 8)}`
  const { _id } = await records.addBlog(title)
  await open(page)
  await page.keyboard.type('word')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Quokka')
  const found = page.getByRole('listbox', { name: 'Pages of this site' })
  await expect(found.getByRole('option', { name: title })).toBeVisible()
  const address = page.getByRole('combobox', { name: 'Link address' })
  await expect(address).toHaveAttribute('aria-expanded', 'true')
  await address.fill(title)
  await expect(found.getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(editor(page).locator('a')).toHaveAttribute('href', `/articles/${_id}`)
  await expect(editor(page).locator('a')).toHaveText('word')
})
