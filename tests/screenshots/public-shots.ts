// The public pages, and what readers see after they have done something.
import type { Page } from '@playwright/test'
import type { Role } from '../../shared/rights.ts'
import { furtherPublicPaths, publicPaths } from '../support/requests/public-paths.ts'

export type Shot = {
  name: string
  path: string
  /** Logged in, as an owner unless a role is named. */
  admin?: boolean
  role?: Role
  /** What is done on the page first, at the greatest width. */
  steps?: (page: Page) => Promise<void>
  /** Left out: all widths. */
  widths?: readonly number[]
  /** Something lies over the page, so that only what the window shows is photographed. */
  window?: boolean
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first()

const publicShots: Shot[] = [...publicPaths, ...furtherPublicPaths, '/nothing', '/login'].map(
  (path) => ({
    name: `site${path.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '')}`,
    path,
  }),
)

/** What readers see after they have done something. */
const readersShots: Shot[] = [
  { name: 'site-articles-nothing-found', path: '/articles?query=xyzzy' },
  { name: 'site-articles-sentence', path: '/articles?query=why+does+my+jaw+click' },
  { name: 'site-find-a-doctor-elsewhere', path: '/find-a-doctor?place=Nowhere' },
  {
    name: 'site-doctors-behind-unfolded',
    path: '/doctors-behind',
    steps: (page) => page.locator('summary').first().click(),
  },
  {
    name: 'site-find-chosen',
    path: '/find',
    steps: (page) => page.getByRole('checkbox', { name: 'My jaw clicks or pops' }).check(),
  },
  { name: 'site-contact-about-a-page', path: '/contact?about=/guides/headache' },
  {
    name: 'site-contact-problem',
    path: '/contact',
    async steps(page) {
      await page.getByRole('main').getByLabel('Email').fill('ana@example')
      await page.getByRole('main').getByLabel('Message').fill('My jaw clicks.')
    },
  },
  {
    name: 'site-contact-sent',
    path: '/contact',
    async steps(page) {
      const form = page.getByRole('main').locator('form')
      await form.getByLabel('Name').fill('Ana')
      await form.getByLabel('Email').fill('ana@example.org')
      await form.getByLabel('Message').fill('My jaw clicks.')
      await button(page, 'Send message').click()
      await page.getByText('Thank you for your message!').waitFor()
    },
  },
  {
    name: 'site-suggestions',
    path: '/',
    async steps(page) {
      await page.getByRole('combobox').first().fill('jaw')
      await page.getByRole('option').first().waitFor()
    },
    window: true,
  },
  {
    name: 'site-menu',
    path: '/about',
    async steps(page) {
      await page.setViewportSize({ width: 375, height: 812 })
      await button(page, 'Menu').click()
    },
    widths: [375],
    window: true,
  },
]

export const sitePages = [...publicShots, ...readersShots]
