import type { Blog } from '../../../shared/blog.ts'
import { blogFields } from '../../../shared/blog-fields.ts'
import type { BlogInput } from '../../../shared/blog-input.ts'
import type { DraftOf } from '../../../shared/fields.ts'
import { draftFrom, draftText } from '../../../shared/field-values.ts'
import { imageMessages } from '../../../shared/image-file.ts'
import { recordKinds } from '../../../shared/record-kinds.ts'
import type { DraftReference, ReferenceInput } from '../../../shared/reference.ts'
import { api } from '../client/api.ts'
import { formAddress, pageAddress } from './form-address.ts'
import { writingKinds } from './writing-kind.ts'
import type { RecordKind } from './record-kind.ts'

/** The values of the article form, without the picture. */
export type BlogDraft = Omit<DraftOf<typeof blogFields>, 'image_url' | 'references'> & {
  references: DraftReference[]
  /** A tag that is typed but not added yet. */
  typed_tag: string
}

export const blogKind: RecordKind<Blog, BlogDraft, BlogInput> = {
  ...writingKinds.blog,
  list: recordKinds.blog.list,
  ...api.blogs,
  pageAddress: ({ _id }) => pageAddress('blog', _id),
  viewAddress: (id) => formAddress(recordKinds.blog.form, id, true),
  fields: blogFields,
  titles: { add: 'Add New Blog', edit: 'Edit Blog', view: 'View Blog' },
  backToList: 'Back to the blog list',
  missing: 'Article not found',
  picture: {
    hint: 'Stands below the title, in lists and on shared cards. PNG, JPG, JPEG or SVG, at most 2 MB. Recommended: 720x440px or smaller.',
    accept: 'image/png,image/jpeg,image/svg+xml',
  },
  loadRules: async () => (await import('../../../shared/blog-input.ts')).blogInput,
  draftOf,
  inputFrom,
  textOf: (draft) => draftText(blogFields, { ...draft, tags: tagsOf(draft) }),
  messages: {
    added: 'Blog added successfully',
    updated: 'Blog updated successfully',
    refused: 'Blog submission failed.',
    noToken: 'Authorization token not found.',
    imageDeleteFailed: imageMessages.deleteFailed,
    imageBroken: 'Failed to load image preview.',
  },
  closeLeadsTo: 'list',
}

function draftOf(blog: Blog | undefined): BlogDraft {
  const edited = blog && {
    ...blog,
    author_id: blog.author_id?._id,
    solutions: blog.solutions.slice(0, 1),
  }
  const { image_url: _image, ...draft } = draftFrom(blogFields, edited)
  return { ...draft, typed_tag: '' }
}

/** Returns all tags, including one that was typed but not added. */
export function tagsOf({ tags, typed_tag }: Pick<BlogDraft, 'tags' | 'typed_tag'>): string[] {
  const tag = typed_tag.trim()
  return tag && !tags.includes(tag) ? [...tags, tag] : tags
}

/** Returns the request: the article without outer spaces, with the address of its picture. */
function inputFrom({ typed_tag, ...draft }: BlogDraft, image_url: string): BlogInput {
  return {
    ...draft,
    title: draft.title.trim(),
    brief_description: draft.brief_description.trim(),
    tags: tagsOf({ tags: draft.tags, typed_tag }),
    // As they are typed: the rules of the request say what is wrong.
    references: draft.references as unknown as ReferenceInput[],
    image_url,
  }
}
