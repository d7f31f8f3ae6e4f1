// Texts that name the record to which they belong, so that a mixture is seen.
import type { Blog } from '../../../shared/blog.ts'

/** The texts of a record, all of which name its number and version. */
export const stampOf = (number: number, version: number) => `n${number}v${version}`
export const readStamp = (text: string) => {
  const [, number, version] = /\bn(\d+)v(\d+)\b/i.exec(text) ?? []
  return number ? { number: Number(number), version: Number(version) } : undefined
}

/** An article of which every field names its number and version. */
export function stampedBlog(number: number, version: number, more: Partial<Blog> = {}) {
  const stamp = stampOf(number, version)
  return {
    title: `Article ${stamp}`,
    brief_description: `Brief ${stamp}`,
    long_description: `<h2>${stamp}</h2><p>${'Some words about jaws. '.repeat(40)}${stamp}</p>`,
    call_out: `Call ${stamp}`,
    solutions: ['Medical Solution' as const],
    tags: ['TMD', stamp],
    blog_summary: `<p>Summary ${stamp}</p>`,
    img_description: `<p>Picture ${stamp}</p>`,
    ...more,
  }
}
