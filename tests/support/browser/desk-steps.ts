// Steps at the front desk.
import { expect, type Page } from '@playwright/test'
import type { DeskEnquiry, DeskItem } from '../../../shared/desk.ts'
import { uniqueTitle } from './admin-test.ts'

type Records = { json: <Body>(method: string, path: string, body?: unknown) => Promise<Body> }

/** Sends a contact message. Returns its sender's name and the address of its screen. */
export async function enquire(
  site: string,
  records: Records,
  words = 'My jaw clicks when I chew.',
) {
  const name = uniqueTitle('Zoë Patient')
  const email = `${crypto.randomUUID()}@example.com`
  const sent = await fetch(`${site}/api/user/v1/contact/send-message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify({ name, email, message: `${words} (${name})` }),
  })
  expect(sent.status).toBe(201)
  const query = new URLSearchParams({ query: name })
  const [item] = await records.json<DeskItem[]>('GET', `/admin/v1/enquiries?${query}`)
  const id = item!._id
  const read = () => records.json<DeskEnquiry>('GET', `/admin/v1/enquiries/${id}`)
  return { name, email, path: `/admin/desk/${id}`, read }
}

/** A new network for each message, because messages are limited per network. */
export function freshAddress(): string {
  const part = () => crypto.randomUUID().slice(0, 4)
  return `2001:db8:${part()}:${part()}::1`
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const reply = (page: Page) => page.getByLabel('Reply', { exact: true })
