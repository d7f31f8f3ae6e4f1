import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { startMailServer } from '../support/mail/mail-server.ts'
import { contact } from '../support/requests/load.ts'
import { median, percentile, rounded, type Row } from './figures.ts'
import { type ServerProcess, startSite } from './server-process.ts'

/** Together as many as a site stores in an hour, or fewer. */
type Extent = { enquiries: number; connections: number }

/** Enquiries, each from a network of its own, until all are acknowledged, which is when they are on the disk. */
export async function measureWrites(dataDir: string, extents: Extent[]): Promise<Row[]> {
  const mail = await startMailServer()
  const site = await startSite(dataDir, {
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    SAMPLE_CONTENT: 'false',
  })
  try {
    const rows: Row[] = []
    for (const extent of extents) {
      const syncMs = median(syncTimes(join(dataDir, 'synced')))
      rows.push({ ...(await measureEnquiries(site, extent)), 'sync ms': rounded(syncMs, 2) })
    }
    return rows
  } finally {
    await site.stop()
    await mail.stop()
  }
}

let sent = 0

/** For a site that trusts one proxy. */
export async function measureEnquiries(
  site: ServerProcess,
  { enquiries, connections }: Extent,
): Promise<Row> {
  const times: number[] = []
  const end = sent + enquiries
  const send = async () => {
    while (sent < end) {
      sent += 1
      times.push(await enquire(site.url, sent))
    }
  }
  const [cpuBefore, began] = [await site.cpuMs(), performance.now()]
  await Promise.all(Array.from({ length: connections }, send))
  const ms = performance.now() - began
  const cpuMs = (await site.cpuMs()) - cpuBefore
  return {
    connections,
    enquiries,
    'acknowledged/s': rounded(enquiries / (ms / 1000), 0),
    'median ms': rounded(median(times), 1),
    '99 % ms': rounded(percentile(times, 99), 1),
    'CPU ms each': rounded(cpuMs / enquiries, 2),
  }
}

/** The ms until it was acknowledged. */
async function enquire(url: string, number: number): Promise<number> {
  const began = performance.now()
  const response = await fetch(url + contact, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({
      name: 'Ana Ortega',
      email: 'ana@example.org',
      message: `It is number ${number}. `.padEnd(300, 'My jaw has hurt since spring. '),
    }),
  })
  await response.arrayBuffer()
  if (response.status !== 201) throw new Error(`enquiry ${number} is answered ${response.status}`)
  return performance.now() - began
}

/** How long the disk itself takes for a page of the log, in ms. */
function syncTimes(path: string): number[] {
  const file = openSync(path, 'w')
  const page = Buffer.alloc(4096)
  const times = Array.from({ length: 100 }, () => {
    const began = performance.now()
    writeSync(file, page)
    fdatasyncSync(file)
    return performance.now() - began
  })
  closeSync(file)
  return times
}
