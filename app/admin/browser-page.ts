import type { MetaDescriptor } from 'react-router'
import { academy } from '../../content/academy.ts'
import adminStyles from '../styles/admin.css?url'

/** Keeps log-in and admin pages out of search indexes and caches. */
export const browserPageHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

export const adminStyleSheet = [{ rel: 'stylesheet', href: adminStyles }]

export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${academy.name}` }, { name: 'robots', content: 'noindex, nofollow' }]
}
