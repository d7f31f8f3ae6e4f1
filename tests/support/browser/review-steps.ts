// Doctors who review, and rows of the lists that name them.
import type { Page } from '@playwright/test'

export const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

export async function choose(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

export function doctorNamed(name: string, email: string, image_url: string) {
  return {
    ...{ name, email, image_url, location: 'Boston, MA', linkedin: '' },
    ...{ description: '<p>Looks after jaws.</p>', credentials: 'DDS', specialty: 'Jaw pain' },
    ...{ interests: 'none', sample: false },
  }
}
