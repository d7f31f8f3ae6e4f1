// API calls of the admin panel. Each returns the response body or throws; screens word the messages.
import type { Blog, BlogRow, BulkChange, BulkResult } from '../../../shared/blog.ts'
import type { BlogInput } from '../../../shared/blog-input.ts'
import type { Dashboard } from '../../../shared/dashboard.ts'
import type { Doctor, DoctorRow } from '../../../shared/doctor.ts'
import type { DoctorInput } from '../../../shared/doctor-input.ts'
import type { Draft } from '../../../shared/draft.ts'
import type { Enquiry } from '../../../shared/enquiry.ts'
import type { Session } from '../../../shared/login.ts'
import type { Reference } from '../../../shared/reference.ts'
import type { Picture, PictureInput } from '../../../shared/picture.ts'
import type { SimilarTag, TagCount } from '../../../shared/tag.ts'
import { call, list, listAll, type ListPart, one, paramsOf } from './request.ts'

const auth = '/admin/v1/auth'
const contact = '/admin/v1/contact/all'
const blogs = '/admin/v1/blogs'
const authors = '/admin/v1/authors'
const tags = '/admin/v1/tags'
const pictures = '/admin/v1/images'

export const api = {
  sendCode: (email: string) =>
    call<{ otpToken: string; message: string }>('POST', `${auth}/send-otp`, { json: { email } }),
  verifyCode: (code: { email: string; otp: string; otpToken: string }) =>
    call<{ authToken: string; message: string }>('POST', `${auth}/verify-otp`, { json: code }),
  session: () => call<Session>('GET', `${auth}/session`),
  logOut: () => call<undefined>('POST', `${auth}/logout`),
  logOutEverywhere: () => call<undefined>('POST', `${auth}/logout-all`),

  enquiries: (part: ListPart) => list<Enquiry>(`${contact}?${paramsOf(part)}`),

  blogs: recordCalls<BlogRow, Blog, BlogInput>(blogs),
  /** Unpublishes an article. `updatedAt` is its last known change. */
  unpublishBlog: (id: string, updatedAt: string) =>
    call<Draft>('POST', `${one(blogs, id)}/unpublish`, { json: { updatedAt } }),
  changeBlogs: (change: BulkChange) => call<BulkResult>('POST', `${blogs}/bulk`, { json: change }),

  doctors: recordCalls<DoctorRow, Doctor, DoctorInput>(authors),
  /** All doctors. */
  authors: () => listAll<Doctor>(authors),

  /** Conditions' short names first, then by number of articles. */
  tags: (query: string) => call<TagCount[]>('GET', `${tags}?${new URLSearchParams({ query })}`),
  /** Tags to merge, and the more frequent ones that they resemble. */
  similarTags: () => call<SimilarTag[]>('GET', `${tags}/similar`),
  /** Renaming to an existing tag merges the two. */
  renameTag: (tag: string, name: string) =>
    call<TagCount>('PUT', one(tags, tag), { json: { name } }),

  dashboard: () => call<Dashboard>('GET', '/admin/v1/dashboard'),

  references: (query: string) =>
    call<Reference[]>('GET', `/admin/v1/references?${new URLSearchParams({ query })}`),

  pictures: (part: ListPart) => list<Picture>(`${pictures}?${paramsOf(part)}`),
  describePicture: (id: string, said: PictureInput) =>
    call<Picture>('PUT', one(pictures, id), { json: said }),
  /** Moves a picture to the trash; deletes it for good if it is already there. */
  trashPicture: (id: string) => call<undefined>('DELETE', one(pictures, id)),
  restorePicture: (id: string) => call<unknown>('POST', `${one(pictures, id)}/restore`),

  uploadImage(file: File) {
    const form = new FormData()
    form.append('image', file)
    return call<{ imageUrl: string }>('POST', '/v1/images/upload', { form })
  },
  deleteImage: (imageUrl: string) =>
    call<undefined>('DELETE', '/v1/images/delete', { json: { imageUrl } }),
}

/** The calls about records of one kind. `key`: the same content under the same key is carried out once. */
function recordCalls<Row, Stored, Input>(path: string) {
  return {
    /** Rows of a list; the state among the choices decides which drafts it includes. */
    rows: (part: ListPart) => list<Row>(`${path}?fields=list&${paramsOf(part)}`),
    load: (id: string) => call<Stored>('GET', one(path, id)),
    create: (input: Input & Closing, key: string) =>
      call<Stored>('POST', path, { json: input, key }),
    update: (id: string, input: Input & Closing & { updatedAt: string }, key: string) =>
      call<Stored>('PUT', one(path, id), { json: input, key }),
    remove: (id: string) => call<undefined>('DELETE', one(path, id)),
  }
}

export type RecordCalls<Stored, Input> = Omit<
  ReturnType<typeof recordCalls<unknown, Stored, Input>>,
  'rows' | 'remove'
>

/** The draft to close when its record is published. */
export type Closing = { draft?: { key: string; version: number } | undefined }
