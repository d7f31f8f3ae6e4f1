import { type Row, rounded } from '../../benchmarks/figures.ts'
import { bucketSettings } from '../../support/stores/bucket-settings.ts'
import { hugePng } from '../../support/data/pictures.ts'
import { startS3Server } from '../../support/stores/s3-server.ts'
import { type LineState, unreliableLine } from '../../support/requests/unreliable-line.ts'
import { drilledSite } from './drilled-site.ts'
import { alwaysThere, longestResponseMs, msUntil, type Outage, timed } from './outage.ts'

const harms: LineState[] = ['cut', 'silent', 'slow']

/** F-09: pictures are neither stored nor lost, and pages go on. */
export async function withoutBucket(): Promise<Outage> {
  const s3 = await startS3Server()
  const line = await unreliableLine(s3.bucket.endpoint)
  const site = await drilledSite(bucketSettings({ ...s3.bucket, endpoint: line.url }))
  const broken: string[] = []
  const rows: Row[] = []
  const back: number[] = []
  try {
    await site.start()
    const [hand] = await site.hands(1)
    const upload = () => hand!.pictures.upload({ bytes: hugePng(40, 24) })
    const kept = await hand!.pictures.store({ bytes: hugePng(40, 24) })
    for (const harm of harms) {
      line.become(harm)
      const put = await timed(upload())
      const removed = await timed(hand!.pictures.remove(kept))
      if (harm !== 'slow' && put.status !== 503)
        broken.push(`bucket ${harm}: an upload is answered ${put.status}`)
      if (harm !== 'slow' && removed.status !== 503) {
        broken.push(`bucket ${harm}: a removal is answered ${removed.status}`)
      }
      const longest = Math.max(put.ms, removed.ms)
      if (harm !== 'slow' && longest > longestResponseMs) {
        broken.push(`bucket ${harm}: an response took ${rounded(longest, 0)} ms`)
      }
      for (const path of alwaysThere) {
        const { status } = await site.fetch(path)
        if (status !== 200) broken.push(`bucket ${harm}: ${path} is answered ${status}`)
      }
      line.become('good')
      const ms = await msUntil(async () => (await upload()).status === 201)
      back.push(ms)
      if (harm !== 'slow' && (await site.fetch(kept)).status !== 200)
        broken.push(`bucket ${harm}: a picture is lost`)
      rows.push({
        part: 'bucket',
        line: harm,
        'answer ms': rounded(longest, 0),
        'back ms': rounded(ms, 0),
      })
    }
    return { rows, broken, back }
  } finally {
    await site.remove()
    await line.stop()
    await s3.stop()
  }
}
