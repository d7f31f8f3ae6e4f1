import type { Page } from '@playwright/test'
import { wordsInForm } from './typed-words.ts'

const offersWithinMs = 5000

/** The words in the forms under `Unfinished writing`, of this round as far as their names tell. */
export async function offeredForms(page: Page, form: string, round: number): Promise<Set<string>> {
  const words = new Set<string>()
  await page.goto(form)
  await page.getByRole('button', { name: 'Submit', exact: true }).waitFor()
  const links = page
    .getByRole('region', { name: 'Unfinished writing' })
    .getByRole('link', { name: new RegExp(`^Continue .*(r${round}w|no title)`) })
  await links
    .first()
    .waitFor({ timeout: offersWithinMs })
    .catch(() => undefined)
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  )
  for (const address of addresses) {
    await page.goto(address)
    await page.getByRole('button', { name: 'Submit', exact: true }).waitFor()
    // The copy of this device comes in a moment later.
    await page.waitForLoadState('networkidle')
    for (const word of await wordsInForm(page)) words.add(word)
  }
  return words
}
