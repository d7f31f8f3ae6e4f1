// What each role may call, as the API promises.
import type { Role } from '../../../shared/rights.ts'

/** `yes`: all records, or what lists show of them; `own`: only the person's own records. */
type May = 'yes' | 'no' | 'own' | 'not own'

const letters: Record<string, May> = { y: 'yes', '-': 'no', o: 'own', n: 'not own' }
const order: readonly Role[] = ['owner', 'editor', 'doctor', 'reviewer', 'front-desk']

/** A letter for each role in this order, and the calls below `admin/v1/`. HEAD is the same as GET. */
const rows: [letters: string, ...calls: string[]][] = [
  ['yyyyy', 'GET auth/session', 'POST auth/logout', 'POST auth/logout-all'],
  ['yyyyy', 'GET account', 'PUT account', 'GET account/sessions', 'DELETE account/sessions/:id'],
  ['yyyyy', 'GET account/passkeys', 'POST account/passkeys', 'POST account/passkeys/options'],
  ['yyyyy', 'DELETE account/passkeys/:id'],
  ['yyyy-', 'GET blogs', 'GET dashboard', 'GET drafts', 'GET reviews', 'GET references'],
  ['yyoy-', 'GET blogs/:id', 'GET reviews/history'],
  ['yyo--', 'POST blogs', 'PUT blogs/:id', 'DELETE blogs/:id', 'POST blogs/:id/unpublish'],
  ['yy---', 'POST blogs/bulk', 'PUT tags/:tag', 'GET tags/similar'],
  ['yyy--', 'POST v1/images/upload', 'GET images', 'GET tags'],
  ['yyo--', 'DELETE v1/images/delete', 'PUT images/:id', 'DELETE images/:id'],
  ['yyo--', 'POST images/:id/restore'],
  ['yyyyy', 'GET authors', 'GET authors/:id'],
  ['yy---', 'POST authors', 'DELETE authors/:id'],
  ['yyo--', 'PUT authors/:id'],
  ['yyoy-', 'GET drafts/:key', 'GET drafts/:key/versions', 'GET drafts/:key/versions/:number'],
  ['yyoy-', 'GET drafts/:key/previews'],
  ['yyo--', 'PUT drafts/:key', 'DELETE drafts/:key', 'POST drafts/:key/restore'],
  ['yyo--', 'POST drafts/:key/duplicate', 'POST drafts/:key/presence'],
  ['yyo--', 'DELETE drafts/:key/presence', 'PUT drafts/:key/schedule'],
  ['yyo--', 'DELETE drafts/:key/schedule', 'POST drafts/:key/versions'],
  ['yyo--', 'POST drafts/:key/versions/:number/restore', 'POST drafts/:key/previews'],
  ['yyo--', 'DELETE drafts/:key/previews/:id', 'PUT drafts/:key/remarks/:id/outcome'],
  ['yyoy-', 'GET drafts/:key/remarks', 'POST drafts/:key/remarks'],
  ['yyoy-', 'POST drafts/:key/remarks/:id/replies', 'PUT drafts/:key/remarks/:id'],
  ['yyoy-', 'DELETE drafts/:key/remarks/:id'],
  ['yyyy-', 'GET remarks'],
  ['yy---', 'POST reviews/requests', 'DELETE reviews/requests/:id', 'DELETE reviews/:id'],
  ['yyny-', 'POST reviews'],
  ['y----', 'GET reviews/doctors', 'POST reviews/doctors/:id/confirmation'],
  ['y----', 'PUT reviews/requests/:id/notice', 'DELETE reviews/requests/:id/notice'],
  ['y---y', 'GET contact/all'],
  ['y-y-y', 'GET enquiries', 'GET enquiries/counts', 'GET enquiries/colleagues'],
  ['y-y-y', 'GET enquiries/mail', 'GET canned-answers'],
  ['y-y-y', 'GET enquiries/next', 'GET enquiries/changes'],
  ['y-y-y', 'POST enquiries/bulk', 'POST enquiries/undo'],
  ['y---y', 'GET enquiries/figures', 'POST enquiries'],
  ['y-o-y', 'GET enquiries/:id', 'PUT enquiries/:id', 'PUT enquiries/:id/draft'],
  ['y-o-y', 'POST enquiries/:id/replies', 'POST enquiries/:id/replies/:entry/retry'],
  ['y-o-y', 'POST enquiries/:id/notes', 'GET enquiries/:id/attachments/:n'],
  ['y---y', 'DELETE enquiries/:id'],
  ['y----', 'GET enquiries/export.csv'],
  ['y---y', 'POST canned-answers', 'PUT canned-answers/:id', 'DELETE canned-answers/:id'],
  ['y----', 'GET people', 'POST people', 'PUT people/:id', 'DELETE people/:id'],
  ['y----', 'GET people/:id/handover', 'POST people/:id/invitations', 'DELETE people/:id/sessions'],
  ['yyyy-', 'GET analytics', 'GET analytics.csv'],
  ['yyyy-', 'GET searches'],
  ['yy---', 'GET search/synonyms', 'POST search/synonyms', 'PUT search/synonyms/:id'],
  ['yy---', 'DELETE search/synonyms/:id', 'GET search/promoted', 'POST search/promoted'],
  ['yy---', 'DELETE search/promoted/:id'],
  ['y----', 'GET meter'],
  ['yyyyy', 'GET warnings'],
  ['y----', 'GET audit', 'GET audit.csv', 'GET persons', 'DELETE persons'],
  ['yy---', 'GET words', 'GET words/:key', 'PUT words/:key'],
  ['y----', 'GET start', 'PUT start', 'DELETE samples'],
  ['y----', 'GET notice-address', 'PUT notice-address', 'POST notice-address/codes'],
  ['yy---', 'GET newsletter/issues', 'POST newsletter/issues', 'GET newsletter/issues/:id'],
  ['yy---', 'PUT newsletter/issues/:id', 'DELETE newsletter/issues/:id'],
  ['yy---', 'GET newsletter/issues/:id/preview', 'POST newsletter/issues/:id/test'],
  ['yy---', 'POST newsletter/issues/:id/send', 'POST newsletter/issues/:id/pause'],
  ['yy---', 'POST newsletter/issues/:id/resume', 'POST newsletter/issues/:id/stop'],
  ['yy---', 'GET newsletter/subscribers'],
  ['yy---', 'GET redirects', 'POST redirects', 'POST redirects/list', 'DELETE redirects/:id'],
  ['y----', 'GET newsletter/subscribers/list', 'GET newsletter/subscribers.csv'],
  ['y----', 'DELETE newsletter/subscribers/:id'],
]

const table = new Map(rows.flatMap(([may, ...calls]) => calls.map((call) => [call, may] as const)))

/** Undefined for a call without a row. `ofProfile`: for a draft of a doctor's profile. */
export function mayCall(call: string, role: Role, ofProfile: boolean): May | undefined {
  const row = table.get(call.replace('admin/v1/', '').replace(/^HEAD/, 'GET'))
  const may = letters[row?.[order.indexOf(role)] ?? '']
  return ofProfile && role === 'reviewer' ? 'no' : may
}
