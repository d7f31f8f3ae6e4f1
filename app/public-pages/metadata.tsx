import { createElement, Fragment } from 'react'
import type { MetaDescriptor } from 'react-router'
import { Markup } from '../ui/markup/markup.tsx'

/** Renders a route's `meta` as elements of the document's head. */
export function Metadata({ of }: { of: readonly MetaDescriptor[] }) {
  // Their order never changes, so as separate children they need no keys.
  return createElement(Fragment, null, ...of.map((entry) => createElement(Entry, entry)))
}

function Entry(entry: MetaDescriptor) {
  if ('title' in entry) return <title>{String(entry.title)}</title>
  if ('tagName' in entry) {
    const { tagName: Tag, ...attributes } = entry as { tagName: 'link' | 'meta' }
    return <Tag {...attributes} />
  }
  if ('script:ld+json' in entry) {
    const json = JSON.stringify(entry['script:ld+json'])
    return <Markup as="script" type="application/ld+json" html={escapeTags(json)} />
  }
  return <meta {...entry} />
}

/** Keeps text in the data from ending its script element. */
function escapeTags(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}
