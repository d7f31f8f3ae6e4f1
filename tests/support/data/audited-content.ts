// What people do to articles, doctors and pictures, and the audit log's entries for it.
import { adminToken } from '../requests/admin-token.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { newKey } from '../requests/draft-calls.ts'
import { redAboveBlue } from './pictures.ts'
import { admin, answer, type AuditCase, by } from '../site/audit-site.ts'

const signature = { decision: 'sign', months: '24', interests: 'none', statement: 'true' }

const someRemark = {
  field: 'long_description',
  anchor: { exact: 'Clenching at night', prefix: 'Causes ', suffix: '.', start: 7 },
  body: 'Mostly.',
}

export const contentCases: AuditCase[] = [
  [
    'created article: ',
    'an article',
    (at) => by(() => at.makeBlog({ title: 'Brand new' }), 'brand-new'),
  ],
  [
    'changed article: title',
    'its title',
    async (at) => {
      const { _id } = await at.makeBlog()
      const body = { ...goodBlog(at.author), title: 'Other' }
      return { record: _id, act: () => at.calls.put(`/blogs/${_id}`, body) }
    },
  ],
  [
    'deleted article: ',
    'an article to the trash',
    async (at) => {
      const { _id } = await at.makeBlog()
      return { record: _id, act: () => at.calls.remove(`/blogs/${_id}`) }
    },
  ],
  [
    'changed article: state',
    'an article off the site',
    async (at) => {
      const { _id, updatedAt } = await at.makeBlog()
      return { record: _id, act: () => at.calls.post(`/blogs/${_id}/unpublish`, { updatedAt }) }
    },
  ],
  [
    'created article: ',
    'an article on the site again',
    async (at) => {
      const { _id, updatedAt } = await at.makeBlog()
      await at.calls.post(`/blogs/${_id}/unpublish`, { updatedAt })
      const change = { action: 'publish', ids: [_id] }
      return { record: _id, act: () => at.calls.post('/blogs/bulk', change) }
    },
  ],
  [
    'changed words: title',
    'a page of words',
    (at) =>
      Promise.resolve({
        record: 'contact',
        act: async () => {
          const values = { title: `Contact ${newKey().slice(0, 8)}` }
          return at.calls.put('/words/contact', { values })
        },
      }),
  ],
  [
    'sent words: notice code',
    'a code to the academy’s new address',
    async (at) => {
      await at.calls.put('/words/academy', {
        values: { email: `${newKey().slice(4)}@example.org` },
      })
      return { record: 'academy', act: () => at.calls.post('/notice-address/codes', '') }
    },
  ],
  [
    'changed article: tags',
    'a tag in all articles',
    async (at) => {
      const tag = newKey()
      const { _id } = await at.makeBlog({ tags: [tag] })
      return { record: _id, act: () => at.calls.put(`/tags/${tag}`, { name: `${tag} too` }) }
    },
  ],
  [
    'created article: draft',
    'a draft',
    (at) => {
      const key = newKey()
      return by(() => at.drafts.put(key, { title: 'Begun' }), key)
    },
  ],
  [
    'created article: draft',
    'a copy of a draft',
    async (at) => {
      const key = await at.makeDraft()
      return by(() => at.drafts.post(key, 'duplicate'), '*')
    },
  ],
  [
    'deleted article: draft',
    'a draft to the trash',
    async (at) => {
      const key = await at.makeDraft()
      return by(() => at.drafts.remove(key), key)
    },
  ],
  [
    'changed article: draft',
    'a draft out of the trash',
    async (at) => {
      const key = await at.makeDraft()
      await at.drafts.remove(key)
      return by(() => at.drafts.post(key, 'restore'), key)
    },
  ],
  [
    'erased article: draft',
    'a draft for ever',
    async (at) => {
      const key = await at.makeDraft()
      await at.drafts.remove(key)
      return by(() => at.drafts.remove(key), key)
    },
  ],
  [
    'changed article: draft,title',
    'a version of a draft',
    async (at) => {
      const key = newKey()
      await at.drafts.save(key, { title: 'First' })
      await at.drafts.post(key, 'versions', { name: 'First' })
      await at.drafts.save(key, { title: 'Later' }, await at.version(key))
      const seen = await at.version(key)
      return by(() => at.drafts.post(key, 'versions/1/restore', { version: seen }), key)
    },
  ],
  [
    'changed article: schedule',
    'when a draft is published',
    async (at) => {
      const key = await at.makeDraft()
      const seen = await at.version(key)
      return by(() => at.drafts.schedule(key, at.inAnHour(), seen), key)
    },
  ],
  [
    'changed article: schedule',
    'that it is not published after all',
    async (at) => {
      const key = await at.makeDraft()
      await at.drafts.schedule(key, at.inAnHour(), await at.version(key))
      return by(() => at.drafts.cancel(key), key)
    },
  ],
  [
    'created article: preview link',
    'a link to a draft',
    async (at) => {
      const key = await at.makeDraft()
      return by(() => at.drafts.post(key, 'previews', {}), key)
    },
  ],
  [
    'deleted article: preview link',
    'that link',
    async (at) => {
      const key = await at.makeDraft()
      const { _id } = await at.json<{ _id: string }>(at.drafts.post(key, 'previews', {}))
      return by(() => at.calls.remove(`/drafts/${key}/previews/${_id}`), key)
    },
  ],
  [
    'created article: remark',
    'a remark on a passage',
    async (at) => {
      const { _id } = await at.makeBlog()
      return { record: _id, act: () => at.drafts.post(`blog.${_id}`, 'remarks', someRemark) }
    },
  ],
  [
    'changed article: remark',
    'what became of it',
    async (at) => {
      const { _id } = await at.makeBlog()
      const key = `blog.${_id}`
      const remark = await at.json<{ _id: string }>(at.drafts.post(key, 'remarks', someRemark))
      const path = `/drafts/${key}/remarks/${remark._id}/outcome`
      return { record: _id, act: () => at.calls.put(path, { outcome: 'resolved' }) }
    },
  ],
  [
    'created article: remark',
    'a remark by link',
    async (at) => {
      const { article, request } = await at.askedFor()
      const fields = { decision: 'remark', quote: 'Clenching at night', remark: 'Mostly.' }
      return { record: article, act: await at.linkTo(request, fields) }
    },
  ],
  [
    'created doctor: ',
    'a doctor',
    (at) => by(() => at.calls.makeDoctor({ name: 'Dr. New' }), 'dr-new'),
  ],
  [
    'deleted doctor: ',
    'a doctor no more',
    async (at) => {
      const { _id } = await at.calls.makeDoctor({ name: 'Dr. Gone' })
      return { record: _id, act: () => at.calls.remove(`/authors/${_id}`) }
    },
  ],
  [
    'sent article: review request',
    'a doctor is asked',
    async (at) => {
      const { article, asked } = await at.askedFor()
      return { record: article, act: () => at.calls.post('/reviews/requests', asked) }
    },
  ],
  [
    'deleted article: review request',
    'a doctor is asked no more',
    async (at) => {
      const { article, request } = await at.askedFor()
      return { record: article, act: () => at.calls.remove(`/reviews/requests/${request}`) }
    },
  ],
  [
    'changed article: review request',
    'a doctor wants changes',
    async (at) => {
      const { article, request } = await at.askedFor()
      const fields = { decision: 'changes', comment: 'Softer.' }
      return { record: article, act: await at.linkTo(request, fields) }
    },
  ],
  [
    'created article: review signed,doctor dr-rita',
    'a signature by link',
    async (at) => {
      const { article, request } = await at.askedFor()
      return { record: article, act: await at.linkTo(request, signature) }
    },
  ],
  [
    'created article: review signed,doctor dr-rita',
    'a signature in the panel',
    async (at) => {
      const { article, sign } = await at.signed()
      return { record: article, act: sign }
    },
  ],
  [
    'deleted article: review withdrawn,doctor dr-rita',
    'a signature taken back',
    async (at) => {
      const { article, sign } = await at.signed()
      const { _id } = (await (await sign()).json()) as { _id: string }
      return {
        record: article,
        act: () => at.calls.remove(`/reviews/${_id}`, { reason: 'An error' }),
      }
    },
  ],
  [
    'created article: notice to readers',
    'what a doctor asks is shown to readers',
    async (at) => {
      const { article, request } = await at.askedFor()
      await (
        await at.linkTo(request, { decision: 'changes', comment: 'Softer.' })
      )()
      return { record: article, act: () => at.calls.put(`/reviews/requests/${request}/notice`, '') }
    },
  ],
  [
    'deleted article: review objection',
    'what a doctor asks is settled',
    async (at) => {
      const { article, request } = await at.askedFor()
      await (
        await at.linkTo(request, { decision: 'changes', comment: 'Softer.' })
      )()
      return { record: article, act: () => at.calls.remove(`/reviews/requests/${request}`) }
    },
  ],
  [
    'changed doctor: confirmation',
    'an owner confirms a doctor',
    async (at) => {
      const { _id, updatedAt } = await at.calls.makeDoctor({ name: 'Dr. Old', email: 'o@x.org' })
      const confirm = () => at.calls.post(`/reviews/doctors/${_id}/confirmation`, { updatedAt })
      return { record: _id, act: confirm }
    },
  ],
  [
    'created site: old address',
    'an old address',
    (at) => by(() => at.calls.post('/redirects', { from: '/once', to: '/about' }), '*'),
  ],
  [
    'deleted site: old address',
    'that address',
    async (at) => {
      const pair = { from: '/twice', to: '/about' }
      const { _id } = await at.json<{ _id: string }>(at.calls.post('/redirects', pair))
      return { record: _id, act: () => at.calls.remove(`/redirects/${_id}`) }
    },
  ],
  [
    'changed image: name',
    'the name of a picture',
    async (at) => {
      const key = await at.makePicture()
      return { record: key, act: () => at.calls.put(`/images/${key}`, { name: 'A jaw' }) }
    },
  ],
]

/** Changes that start with files, and so are not undone if the log fails. */
export const fileCases: AuditCase[] = [
  [
    'created image: ',
    'a picture',
    async (at) => {
      const bytes = await redAboveBlue(44, 22)
      return by(() => at.images.store({ bytes }), '*')
    },
  ],
  [
    'deleted image: ',
    'a picture to the trash',
    async (at) => {
      const key = await at.makePicture()
      return { record: key, act: () => at.calls.remove(`/images/${key}`) }
    },
  ],
  [
    'changed image: state',
    'a picture out of the trash',
    async (at) => {
      const key = await at.trashPicture()
      return { record: key, act: () => at.calls.post(`/images/${key}/restore`, '') }
    },
  ],
  [
    'erased image: ',
    'a picture for ever',
    async (at) => {
      const key = await at.trashPicture()
      return { record: key, act: () => at.calls.remove(`/images/${key}`) }
    },
  ],
]
