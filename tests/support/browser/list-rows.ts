// The rows of the panel’s lists.
import type { Page } from '@playwright/test'

export const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
export const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text })

export const menuOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Actions for ${title}` })
