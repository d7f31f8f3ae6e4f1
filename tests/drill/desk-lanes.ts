// How soon a reply leaves while thousands of notices wait for a mail server that takes its time.
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, openPostgres } from '../support/site/built-program.ts'
import { startMailServer } from '../support/mail/mail-server.ts'
import { contact } from '../support/requests/load.ts'
import type { DeskItem } from '../../shared/desk.ts'
import type { Row } from '../benchmarks/figures.ts'
import { drilledSite } from './parts/drilled-site.ts'

const notices = 2000
const replies = 5
/** What a mail server at a distance takes for one mail. */
const eachMs = 100
const mostSeconds = 5

export async function drillLanes(name: string, more: Record<string, string>) {
  const mail = await startMailServer({ onMail: () => wait(eachMs) })
  const site = await drilledSite({ ...more, SMTP_URL: mail.url })
  try {
    await site.start()
    const [hand] = await site.hands(1)
    for (let number = 0; number < replies; number += 1) {
      const body = { name: 'Zoe', email: `p${number}@example.com`, message: `Message ${number}` }
      await site.postJson(contact, body, { 'x-forwarded-for': `10.0.${number}.1` })
    }
    await storeNotices(site.dataDir, more['DATABASE_URL'])
    const list = await hand!.records.get('/enquiries?folder=inbox')
    const seconds: number[] = []
    for (const { _id: id, email } of (await list.json()) as DeskItem[]) {
      const began = performance.now()
      await hand!.records.post(`/enquiries/${id}/replies`, { text: 'Hello', lastMessageId: null })
      await mail.mailTo(email)
      seconds.push((performance.now() - began) / 1000)
    }
    const waited = notices - mail.mails.filter(({ subject }) => subject === 'A notice').length
    const longest = Math.max(...seconds)
    const row: Row = {
      ...{ store: `${name}, behind notices`, replies: seconds.length, 'notices waiting': waited },
      'longest s': Math.round(longest * 100) / 100,
    }
    const broken =
      longest > mostSeconds ? [`${name}: a reply took ${longest.toFixed(1)} s behind notices`] : []
    return { row, broken }
  } finally {
    await site.remove()
    await mail.stop()
  }
}

async function storeNotices(dataDir: string, url: string | undefined): Promise<void> {
  const db = url ? openPostgres(url) : await openDatabase({ dataDir })
  const at = new Date(0).toISOString()
  for (let first = 0; first < notices; first += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      ...{ id: `n${first + index}`, recipient: 'office@example.org', subject: 'A notice' },
      ...{ text: 'x', html: 'x', lane: 2, created_at: at, next_attempt_at: at },
    }))
    await db.insertInto('mail_outbox').values(rows).execute()
  }
  await db.destroy()
}
