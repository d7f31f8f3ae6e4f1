// Old addresses of the site that lead on to its pages.
import { limits } from './limits.ts'
import { z } from './schema.ts'

const { path: longest, total, lines } = limits.redirects

const notAPath = 'Enter a path of this site, such as /about.'
const tooLong = `This address is too long. Limit is ${longest} characters.`
const address = z.string({ error: notAPath }).max(longest, { error: tooLong })

export const redirectInput = z.object({
  from: address.describe('A path of this site that no page has'),
  to: address.describe('The path of a page'),
})
export type RedirectInput = z.infer<typeof redirectInput>

export const redirect = z.object({
  _id: z.string(),
  from: z.string(),
  to: z.string(),
  createdAt: z.iso.datetime(),
})
export type Redirect = z.infer<typeof redirect>

export const redirectListResult = z.object({
  added: z.int(),
  refused: z
    .array(z.object({ line: z.int().describe('Counted from 1'), message: z.string() }))
    .describe('In the order of the list'),
})
export type RedirectListResult = z.infer<typeof redirectListResult>

export const redirectMessages = {
  notAPath,
  tooLong,
  reserved: 'This address belongs to the panel, the API or a file.',
  isPage: 'There is a page at this address.',
  noPage: 'There is no page at this address.',
  taken: 'This address leads somewhere already.',
  leadsOn: 'This address leads on itself. Remove its own line first.',
  full: `${total.toLocaleString('en')} old addresses are the most.`,
  notTwoColumns: 'Write two addresses, separated by a comma.',
  tooManyLines: `A list may have at most ${lines.toLocaleString('en')} lines.`,
}

/** Control characters, spaces, and what would begin a query or a fragment. */
const notInPaths = /[\p{Cc}\s\\?#]/u
const dotSegment = /\/\.{1,2}(?:\/|$)/
/** What `encodeURIComponent` encodes although paths may contain it. */
const needlesslyEncoded = /%(?:24|26|2B|2C|3A|3B|3D|40)/g

/**
 * Returns a path in the form that is stored and looked up: letters of other scripts are percent-encoded, as
 * browsers send them, and there is no slash at the end. Undefined for what is no path of this site.
 */
export function canonicalPath(text: string): string | undefined {
  const path = text.trim()
  if (!/^\/(?!\/)/.test(path) || notInPaths.test(path)) return undefined
  try {
    const parts = path.split('/').map(decodeURIComponent)
    if (dotSegment.test(parts.join('/')) || parts.some((part) => /\p{Cc}/u.test(part))) {
      return undefined
    }
    const encoded = parts.map(encodeURIComponent).join('/')
    return encoded.replaceAll(needlesslyEncoded, decodeURIComponent).replace(/(?<=.)\/+$/, '')
  } catch {
    return undefined
  }
}

/** The path as people read it. */
export const readablePath = (path: string): string => decodeURI(path)
