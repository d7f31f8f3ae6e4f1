import type { Blog, Solution } from '../../../shared/blog.ts'
import { type BlogInput, blogInput } from '../../../shared/blog-input.ts'
import { firstIssue } from '../../../shared/first-issue.ts'
import { imageAddress } from '../../../shared/image-address.ts'
import type { ChosenImage } from '../image-field/use-image.ts'
import type { Problem } from '../record-form/use-saving.ts'

/** What the blog form holds while it is written; its picture is kept apart. */
export type BlogDraft = {
  title: string
  brief_description: string
  long_description: string
  call_out: string
  author_id: string
  solution: string
  tags: string[]
  blog_summary: string
  img_description: string
}

export function draftOf(blog: Blog | undefined): BlogDraft {
  return {
    title: blog?.title ?? '',
    brief_description: blog?.brief_description ?? '',
    long_description: blog?.long_description ?? '',
    call_out: blog?.call_out ?? '',
    author_id: blog?.author_id?._id ?? '',
    solution: blog?.solutions[0] ?? '',
    tags: blog?.tags ?? [],
    blog_summary: blog?.blog_summary ?? '',
    img_description: blog?.img_description ?? '',
  }
}

/** What is sent: the article without outer spaces, with the address of its picture. */
export function inputFrom(draft: BlogDraft, image_url: string): BlogInput {
  const { solution, ...rest } = draft
  return {
    ...rest,
    title: draft.title.trim(),
    brief_description: draft.brief_description.trim(),
    solutions: solution ? [solution as Solution] : [],
    image_url,
  }
}

/** Stands for a file whose address is known only after it has been uploaded. */
const addressToCome = imageAddress(`${'0'.repeat(32)}-1x1`)

export function brokenRule(draft: BlogDraft, image: ChosenImage | undefined): Problem | undefined {
  const address = image?.kind === 'stored' ? image.address : image && addressToCome
  const checked = blogInput.safeParse(inputFrom(draft, address ?? ''))
  return checked.success ? undefined : firstIssue(checked.error)
}
