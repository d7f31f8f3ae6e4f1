// What is photographed: every public page, every screen of the admin panel with its dialogs.
import type { Page } from '@playwright/test'
import { publicPaths, furtherPublicPaths } from '../support/requests/public-paths.ts'

export type Shot = {
  name: string
  path: string
  /** Logged in. */
  admin?: boolean
  /** What is done on the page first, at the greatest width. */
  steps?: (page: Page) => Promise<void>
  /** Left out: all widths. */
  widths?: readonly number[]
  /** Something lies over the page, so that only what the window shows is photographed. */
  window?: boolean
}

const publicShots: Shot[] = [...publicPaths, ...furtherPublicPaths, '/nothing', '/login'].map(
  (path) => ({
    name: `site${path.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '')}`,
    path,
  }),
)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

async function openRowMenu(page: Page): Promise<void> {
  await button(page, /^Actions for /).click()
}

async function chooseInRowMenu(page: Page, item: string): Promise<void> {
  await openRowMenu(page)
  await page.getByRole('menuitem', { name: item }).click()
}

const logInShots: Shot[] = [
  {
    name: 'admin-login-code',
    path: '/login',
    async steps(page) {
      await page.getByLabel('Email').fill('admin@example.org')
      await button(page, 'Send OTP').click()
      await page.getByLabel('One-time code').waitFor()
    },
  },
  {
    name: 'admin-login-refused',
    path: '/login',
    async steps(page) {
      await page.getByLabel('Email').fill('admin')
      await button(page, 'Send OTP').click()
      await page.locator('.log-in-error:not(:empty)').waitFor()
    },
  },
]

const listShots: Shot[] = [
  { name: 'admin-dashboard', path: '/admin' },
  { name: 'admin-enquiries', path: '/admin/form-submissions' },
  ...['blogs', 'doctor'].flatMap((list): Shot[] => [
    { name: `admin-${list}`, path: `/admin/${list}` },
    { name: `admin-${list}-nothing`, path: `/admin/${list}?filter=xyzzy` },
    { name: `admin-${list}-drafts`, path: `/admin/${list}?state=draft` },
    { name: `admin-${list}-trash`, path: `/admin/${list}?state=trash` },
    {
      name: `admin-${list}-history`,
      path: `/admin/${list}`,
      steps: (page) => chooseInRowMenu(page, 'History'),
    },
    { name: `admin-${list}-menu`, path: `/admin/${list}`, steps: openRowMenu, window: true },
    {
      name: `admin-${list}-delete`,
      path: `/admin/${list}`,
      steps: (page) => chooseInRowMenu(page, 'Delete'),
      window: true,
    },
    {
      name: `admin-${list}-edit`,
      path: `/admin/${list}`,
      steps: (page) => chooseInRowMenu(page, 'Edit'),
    },
    {
      name: `admin-${list}-view`,
      path: `/admin/${list}`,
      steps: (page) => chooseInRowMenu(page, 'View'),
    },
  ]),
  {
    name: 'admin-blogs-history-restore',
    path: '/admin/blogs',
    async steps(page) {
      await chooseInRowMenu(page, 'History')
      await page.getByRole('list', { name: 'Versions' }).getByRole('link').last().click()
      await button(page, 'Restore this version').click()
    },
    window: true,
  },
  { name: 'admin-blogs-scheduled', path: '/admin/blogs?state=scheduled' },
  {
    name: 'admin-blogs-trash-menu',
    path: '/admin/blogs?state=trash',
    steps: openRowMenu,
    window: true,
  },
  { name: 'admin-reviews', path: '/admin/reviews' },
  { name: 'admin-reviews-nothing', path: '/admin/reviews?state=due' },
  ...['Ask for a review', 'History'].map((item): Shot => ({
    name: `admin-reviews-${item.toLowerCase().replaceAll(' ', '-')}`,
    path: '/admin/reviews',
    steps: (page) => chooseInRowMenu(page, item),
    window: true,
  })),
  {
    name: 'admin-menu',
    path: '/admin',
    async steps(page) {
      await page.setViewportSize({ width: 375, height: 812 })
      await button(page, 'Menu').click()
    },
    widths: [375],
    window: true,
  },
]

const formShots: Shot[] = [
  { name: 'admin-add-blog', path: '/admin/blogs/add-blog' },
  {
    name: 'admin-add-blog-problem',
    path: '/admin/blogs/add-blog',
    steps: (page) => button(page, 'Submit').click(),
  },
  {
    name: 'admin-add-blog-link',
    path: '/admin/blogs/add-blog',
    steps: (page) => button(page, 'Link').click(),
    window: true,
  },
  {
    name: 'admin-add-blog-leave',
    path: '/admin/blogs/add-blog',
    async steps(page) {
      await page.getByLabel('Blog Title').fill('Jaw clicking')
      await page.getByRole('link', { name: 'Dashboard' }).click()
    },
    window: true,
  },
  {
    name: 'admin-add-blog-kept',
    path: '/admin/blogs/add-blog',
    async steps(page) {
      await page.route('**/api/admin/v1/drafts/**', (route) => route.abort())
      await page.getByLabel('Blog Title').fill('Jaw clicking')
      await page.getByText('Kept on this device.').waitFor()
    },
  },
  ...(['Schedule…', 'Preview', 'Discard changes'] as const).map((name): Shot => ({
    name: `admin-scheduled-blog-${name.toLowerCase().replace('…', '').replace(' ', '-')}`,
    path: '/admin/blogs?state=scheduled',
    async steps(page) {
      await chooseInRowMenu(page, 'Edit')
      await button(page, name).click()
    },
    window: true,
  })),
  { name: 'admin-add-doctor', path: '/admin/doctor/add-doctor' },
  {
    name: 'admin-add-doctor-log-in-again',
    path: '/admin/doctor/add-doctor',
    async steps(page) {
      await page.getByLabel('Name', { exact: true }).fill('Dr. Amara Okafor')
      await page.evaluate(() => localStorage.removeItem('authToken'))
      await button(page, 'Submit').click()
    },
    window: true,
  },
]

export const shots: Shot[] = [
  ...publicShots,
  ...logInShots,
  ...[...listShots, ...formShots].map((shot) => ({ ...shot, admin: true })),
]
