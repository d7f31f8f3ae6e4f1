// What is done at the desk and to people, and the audit log's entries for it.
import { adminToken } from '../requests/admin-token.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { newKey } from '../requests/draft-calls.ts'
import { redAboveBlue } from './pictures.ts'
import { admin, answer, type AuditCase, type AuditSite, by } from '../site/audit-site.ts'
import type { PersonJson } from '../../../shared/people.ts'
import { erasePerson } from '../site/erase-person.ts'

export const peopleCases: AuditCase[] = [
  [
    'created site: canned answer',
    'a canned answer',
    (at) => by(() => at.calls.post('/canned-answers', answer), '*'),
  ],
  [
    'changed site: canned answer,text',
    'its text',
    async (at) => {
      const { _id } = await at.makeAnswer()
      const body = { ...answer, text: 'We are closed.' }
      return { record: _id, act: () => at.calls.put(`/canned-answers/${_id}`, body) }
    },
  ],
  [
    'deleted site: canned answer',
    'that answer',
    async (at) => {
      const { _id } = await at.makeAnswer()
      return { record: _id, act: () => at.calls.remove(`/canned-answers/${_id}`) }
    },
  ],
  [
    'created search: synonyms',
    'a group of synonyms',
    (at) => by(() => at.calls.post('/search/synonyms', { words: [newKey(), newKey()] }), '*'),
  ],
  [
    'changed search: synonyms',
    'a group that comes with the site',
    (at) => {
      const record = 'site-snoring'
      const body = { words: ['snoring', 'snores'] }
      return by(() => at.calls.put(`/search/synonyms/${record}`, body), record)
    },
  ],
  [
    'deleted search: synonyms',
    'a group of synonyms',
    async (at) => {
      const path = '/search/synonyms'
      const made = await at.calls.post(path, { words: [newKey(), newKey()] })
      const { _id } = (await made.json()) as { _id: string }
      return { record: _id, act: () => at.calls.remove(`${path}/${_id}`) }
    },
  ],
  [
    'created search: recommendation',
    'that an article is recommended',
    async (at) => {
      const { _id } = await at.makeBlog()
      const body = { words: 'jaw', articleId: _id }
      return by(() => at.calls.post('/search/promoted', body), '*')
    },
  ],
  [
    'deleted search: recommendation',
    'that it no longer is',
    async (at) => {
      const { _id: articleId } = await at.makeBlog()
      const made = await at.calls.post('/search/promoted', { words: 'jaw', articleId })
      const { _id } = (await made.json()) as { _id: string }
      return { record: _id, act: () => at.calls.remove(`/search/promoted/${_id}`) }
    },
  ],
  [
    'read enquiry: ',
    'an enquiry',
    async (at) => {
      const id = await at.makeEnquiry()
      return { record: id, act: () => at.calls.get(`/enquiries/${id}`) }
    },
  ],
  [
    'changed enquiry: state,unread',
    'the state of an enquiry',
    async (at) => {
      const id = await at.makeEnquiry()
      const change = { state: 'done', unread: false, assignedTo: null }
      return { record: id, act: () => at.calls.put(`/enquiries/${id}`, change) }
    },
  ],
  [
    'changed enquiry: state',
    'several enquiries at once',
    async (at) => {
      const id = await at.makeEnquiry()
      const act = { ids: [id], action: 'done' }
      return { record: id, act: () => at.calls.post('/enquiries/bulk', act) }
    },
  ],
  [
    'created enquiry: ',
    'a call that is written down',
    (at) => {
      const call = { name: 'Max', telephone: '5550100', message: 'x', channel: 'telephone' }
      return by(() => at.calls.post('/enquiries', call), '*')
    },
  ],
  [
    'replied enquiry: assignedTo,state',
    'a reply',
    async (at) => {
      const id = await at.makeEnquiry()
      const reply = { text: 'Call us.', lastMessageId: null, done: true }
      return { record: id, act: () => at.calls.post(`/enquiries/${id}/replies`, reply) }
    },
  ],
  [
    'noted enquiry: ',
    'a note',
    async (at) => {
      const id = await at.makeEnquiry()
      return { record: id, act: () => at.calls.post(`/enquiries/${id}/notes`, { text: 'Call.' }) }
    },
  ],
  [
    'deleted enquiry: ',
    'an enquiry no more',
    async (at) => {
      const id = await at.makeEnquiry()
      return { record: id, act: () => at.calls.remove(`/enquiries/${id}`) }
    },
  ],
  ['read enquiry: list', 'the list of enquiries', (at) => by(() => at.calls.get('/contact/all'))],
  ['read enquiry: list,mine', 'a folder', (at) => by(() => at.calls.get('/enquiries?folder=mine'))],
  [
    'read enquiry: search,all',
    'a search',
    (at) => by(() => at.calls.get('/enquiries?folder=all&query=zoe')),
  ],
  [
    'exported enquiry: spam,from 2020-01-01,to 2020-01-31,0 rows',
    'enquiries',
    (at) =>
      by(() => at.calls.get('/enquiries/export.csv?folder=spam&from=2020-01-01&to=2020-01-31')),
  ],
  [
    'exported site: audit,to 2020-01-31,0 rows',
    'the log',
    (at) => by(() => at.calls.get('/audit.csv?to=2020-01-31')),
  ],
  [
    'erased enquiry: person',
    'all of one person, by the operator',
    async (at) => {
      await at.makeEnquiry()
      return by(() => erasePerson({ ...at, clock: at.time.clock }, 'zoe@example.com'))
    },
  ],
  [
    'erased enquiry: person',
    'all of one person',
    (at) => by(() => at.calls.remove('/persons', { email: 'zoe@example.com' })),
  ],
  [
    'exported enquiry: person',
    'all of one person',
    (at) => by(() => at.calls.get('/persons?email=zoe@example.com')),
  ],
  [
    'invited person: ',
    'a colleague',
    (at) => {
      const email = `${newKey().slice(4)}@example.org`
      return by(() => at.calls.post('/people', { name: 'Otto', email, role: 'editor' }), '*')
    },
  ],
  [
    'invited person: ',
    'a colleague again',
    async (at) => {
      const { _id } = await at.makePerson()
      return { record: _id, act: () => at.calls.post(`/people/${_id}/invitations`, '') }
    },
  ],
  [
    'changed person: role',
    'a role',
    async (at) => {
      const { _id } = await at.makePerson()
      const change = { name: 'Otto', role: 'front-desk' }
      return { record: _id, act: () => at.calls.put(`/people/${_id}`, change) }
    },
  ],
  [
    'removed person: ',
    'a colleague no more',
    async (at) => {
      const { _id } = await at.makePerson()
      return { record: _id, act: () => at.calls.remove(`/people/${_id}`) }
    },
  ],
  [
    'logged out session: ',
    'sessions of a colleague',
    async (at) => {
      const { _id } = await at.makePerson()
      return { record: _id, act: () => at.calls.remove(`/people/${_id}/sessions`) }
    },
  ],
  [
    'changed person: name',
    'one’s own name',
    async (at) => {
      const { _id } = await at.json<PersonJson>(at.calls.get('/account'))
      return { record: _id, act: () => at.calls.put('/account', { name: 'Ann' }) }
    },
  ],
  [
    'logged out session: ',
    'one’s own session',
    async (at) => {
      const other = adminCalls(at.site, await adminToken(at.dataDir, admin, at.time.clock))
      return by(() => other.post('/auth/logout', ''))
    },
  ],
  [
    'invited person: ',
    'a colleague, by the operator',
    (at) => {
      const email = `${newKey().slice(4)}@example.org`
      return by(() => at.accounts().add(email, 'reviewer'), '*')
    },
  ],
  [
    'changed person: role',
    'a role, by the operator',
    async (at) => {
      const { _id, email } = await at.makePerson()
      await at.accounts().add(email, 'reviewer')
      return { record: _id, act: () => at.accounts().add(email, 'editor') }
    },
  ],
  [
    'removed person: ',
    'a colleague no more, by the operator',
    async (at) => {
      const { _id, email } = await at.makePerson()
      return { record: _id, act: () => at.accounts().remove(email) }
    },
  ],
  [
    'changed person: passkeyOnly',
    'codes on again, by the operator',
    async (at) => {
      const { _id, email } = await at.makePerson()
      await at.db.updateTable('people').set({ passkey_only: 1 }).where('id', '=', _id).execute()
      return { record: _id, act: () => at.accounts().turnCodesOn(email) }
    },
  ],
  [
    'created newsletter: ',
    'an issue of the newsletter',
    (at) => by(() => at.calls.post('/newsletter/issues', issue), '*'),
  ],
  [
    'changed newsletter: subject',
    'its subject',
    async (at) => {
      const record = await makeIssue(at)
      const body = { ...issue, subject: 'Other news' }
      return { record, act: () => at.calls.put(`/newsletter/issues/${record}`, body) }
    },
  ],
  [
    'deleted newsletter: ',
    'an issue that was not sent',
    async (at) => {
      const record = await makeIssue(at)
      return { record, act: () => at.calls.remove(`/newsletter/issues/${record}`) }
    },
  ],
  [
    'sent newsletter: ',
    'an issue to all readers',
    async (at) => {
      const record = await makeIssue(at)
      return { record, act: () => send(at, record) }
    },
  ],
  [
    'changed newsletter: state',
    'that it goes on',
    async (at) => {
      const record = await makeIssue(at)
      await at.db.updateTable('newsletter_issues').set({ state: 'paused' }).execute()
      return { record, act: () => at.calls.post(`/newsletter/issues/${record}/resume`, undefined) }
    },
  ],
  [
    'removed newsletter: reader',
    'a reader',
    async (at) => {
      const now = at.time.clock().toISOString()
      await at.db
        .insertInto('newsletter_subscriptions')
        .values({
          id: 'r',
          email: 'r@example.org',
          requested_at: now,
          mailed_at: '[]',
          confirmed_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return { record: '', act: () => at.calls.remove('/newsletter/subscribers/r') }
    },
  ],
]

const issue = { subject: 'News', intro: 'Dear reader', articles: [] }
const makeIssue = async (at: AuditSite) =>
  (await at.json<{ _id: string }>(at.calls.post('/newsletter/issues', issue)))._id
const send = async (at: AuditSite, id: string) => {
  const { confirmed } = await at.json<{ confirmed: number }>(
    at.calls.get('/newsletter/subscribers'),
  )
  return at.calls.post(`/newsletter/issues/${id}/send`, { recipients: confirmed })
}
