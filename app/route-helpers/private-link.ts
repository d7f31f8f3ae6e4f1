import type { MetaDescriptor } from 'react-router'
import { academy } from '../../content/academy.ts'

const unlisted = 'noindex, nofollow, noarchive'

/** Headers of a page only for people who have its link: nothing caches the page or learns its address. */
export const privateHeaders = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': unlisted,
  'referrer-policy': 'no-referrer',
})

/** No canonical address, sharing or structured data: those are for published pages. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | ${academy.name}` },
  { name: 'robots', content: unlisted },
]
