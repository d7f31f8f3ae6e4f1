// The editor of a doctor’s description, and its tools.
import type { Page } from '@playwright/test'

export const editor = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting for Description' })
export const tool = (page: Page, name: string) =>
  toolbar(page).getByRole('button', { name, exact: true })
export const html = (page: Page) => editor(page).evaluate((element) => element.innerHTML)

export async function open(page: Page): Promise<string[]> {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') violations.push(message.text())
  })
  await page.goto('/admin/doctor/add-doctor')
  await editor(page).click()
  return violations
}

export async function paste(page: Page, type: string, content: string) {
  await editor(page).evaluate(
    (element, [type, content]) => {
      const clipboard = new DataTransfer()
      clipboard.setData(type!, content!)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
      )
    },
    [type, content],
  )
}
