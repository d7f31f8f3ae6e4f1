import type { Blog } from '../../../shared/blog.ts'
import { type BlogInput, blogInput } from '../../../shared/blog-input.ts'
import { brokenFields, firstIssue } from '../../../shared/first-issue.ts'
import { imageAddress } from '../../../shared/image-address.ts'
import type { ChosenImage } from '../image-field/use-image.ts'
import type { Problem } from '../record-form/use-saving.ts'

/** What the blog form holds while it is written; its picture is kept apart. */
export type BlogDraft = Omit<BlogInput, 'image_url' | 'updatedAt'> & {
  /** A tag that is typed and not added yet. */
  typedTag: string
}

export function draftOf(blog: Blog | undefined): BlogDraft {
  return {
    title: blog?.title ?? '',
    brief_description: blog?.brief_description ?? '',
    long_description: blog?.long_description ?? '',
    call_out: blog?.call_out ?? '',
    author_id: blog?.author_id?._id ?? '',
    solutions: blog?.solutions.slice(0, 1) ?? [],
    tags: blog?.tags ?? [],
    typedTag: '',
    blog_summary: blog?.blog_summary ?? '',
    img_description: blog?.img_description ?? '',
  }
}

/** All tags, the one included that was typed and not added. */
export function tagsOf({ tags, typedTag }: Pick<BlogDraft, 'tags' | 'typedTag'>): string[] {
  const tag = typedTag.trim()
  return tag && !tags.includes(tag) ? [...tags, tag] : tags
}

/** What is sent: the article without outer spaces, with the address of its picture. */
export function inputFrom({ typedTag, ...draft }: BlogDraft, image_url: string): BlogInput {
  return {
    ...draft,
    title: draft.title.trim(),
    brief_description: draft.brief_description.trim(),
    tags: tagsOf({ tags: draft.tags, typedTag }),
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

/** Whether a rule of this field is broken, whatever the others are like. */
export function breaksRule(draft: BlogDraft, field: keyof BlogDraft): boolean {
  return brokenFields(blogInput.safeParse(inputFrom(draft, addressToCome))).includes(field)
}
