// What is photographed: every public page, every screen of the admin panel with its dialogs.
import type { Page } from '@playwright/test'
import { deskShots } from './desk-shots.ts'
import { button, type Shot, sitePages } from './public-shots.ts'

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
  { name: 'admin-words', path: '/admin/words' },
  { name: 'admin-words-form', path: '/admin/words/academy' },
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

const peopleShots: Shot[] = [
  { name: 'admin-people', path: '/admin/people' },
  { name: 'admin-people-menu', path: '/admin/people', steps: openRowMenu, window: true },
  {
    name: 'admin-people-invite',
    path: '/admin/people',
    async steps(page) {
      await button(page, 'Invite').click()
      await page.getByRole('dialog').getByLabel('Role').selectOption('Doctor')
      await button(page, 'Send invitation').click()
      await page.getByText('Name is required.').waitFor()
    },
    window: true,
  },
  ...['Change', 'Remove'].map((item): Shot => ({
    name: `admin-people-${item.toLowerCase()}`,
    path: '/admin/people',
    async steps(page) {
      await button(page, 'Actions for Ruth Adeyemi').click()
      await page.getByRole('menuitem', { name: item }).click()
    },
    window: true,
  })),
  { name: 'admin-searches', path: '/admin/searches' },
  { name: 'admin-newsletter', path: '/admin/newsletter' },
  { name: 'admin-newsletter-readers', path: '/admin/newsletter/readers' },
  {
    name: 'admin-newsletter-issue',
    path: '/admin/newsletter/new',
    async steps(page) {
      await page.getByLabel('Subject').fill('Winter news')
      await page.getByLabel('Introduction').fill('Dear reader\n\nThere is news.')
      await button(page, 'Take new articles').click()
      await button(page, 'Save').click()
      await page.getByRole('region', { name: 'Preview' }).locator('iframe').waitFor()
    },
  },
  { name: 'admin-audit', path: '/admin/audit' },
  { name: 'admin-warnings', path: '/admin/warnings' },
  { name: 'admin-meter', path: '/admin/meter' },
  { name: 'admin-start', path: '/admin/start' },
  { name: 'admin-persons', path: '/admin/persons' },
  { name: 'admin-audit-nothing', path: '/admin/audit?action=erased' },
  { name: 'admin-account', path: '/admin/account' },
]

/** What each role below owners sees, and one page that it may not open. */
const roleShots: Shot[] = (['editor', 'doctor', 'reviewer', 'front-desk'] as const).flatMap(
  (role) =>
    ['', '/people', '/blogs', '/doctor', '/reviews', '/pictures', '/form-submissions'].map(
      (screen) => ({
        name: `admin-as-${role}${screen.replace('/', '-')}`,
        path: `/admin${screen}`,
        role,
        widths: [1280, 375],
      }),
    ),
)

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
  ...sitePages,
  ...logInShots,
  ...[...listShots, ...deskShots, ...peopleShots, ...roleShots, ...formShots].map((shot) => ({
    ...shot,
    admin: true,
  })),
]
