import { htmlText } from '../../../shared/html-text.ts'
import { type BlogDraft, tagsOf } from './blog-draft.ts'

/** Everything typed, as plain text that can be pasted anywhere. */
export function draftText(draft: BlogDraft): string {
  return [
    ['Blog Title', draft.title],
    ['Brief Description', draft.brief_description],
    ['Long Description', htmlText(draft.long_description)],
    ['Call Out', draft.call_out],
    ['Tags', tagsOf(draft).join(', ')],
    ['Blog Summary', htmlText(draft.blog_summary)],
    ['Image Description', htmlText(draft.img_description)],
  ]
    .map(([label, text]) => `${label}\n${text}`)
    .join('\n\n')
}
