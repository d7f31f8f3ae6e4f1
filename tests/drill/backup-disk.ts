import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readBackupState } from '../../server/backup/backup-state.ts'
import { openDatabase } from '../../server/database/opening/open-database.ts'
import { rounded, type Row } from '../benchmarks/figures.ts'
import { fillRows } from '../support/data/many-rows.ts'
import { type Drill, ranNothing } from './drill.ts'
import { type DrilledSite, drilledSite } from './parts/drilled-site.ts'
import { measureCommand } from './parts/measured.ts'
import { mayMount, type SmallDisk, smallDisk } from './parts/small-disk.ts'

const enquiries = 20_000
const diskMb = 200
const read = ['/healthz', '/', '/articles', '/contact']

async function addEnquiries(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const db = await openDatabase({ dataDir })
  // Long ago: only so many are taken in an hour.
  const at = new Date(Date.now() - 90 * 86_400_000).toISOString()
  await fillRows(db, 'enquiries', enquiries, {
    id: 'enquiry-#',
    name: 'Patient #',
    email: 'patient-#@example.com',
    message: 'My jaw hurts in the morning. '.repeat(15),
    filter_text: 'patient # my jaw hurts in the morning',
    created_at: at,
    last_at: at,
    updated_at: at,
  })
  await db.destroy()
}

type Parts = { site: DrilledSite; disk: SmallDisk; broken: string[] }

/**
 * Fills the disk at moments spread over the command's usual time. Every time the command must name the full
 * disk in one line, or have been done before; leave no file; and note nothing that is not so.
 */
async function fillMeanwhile(
  { site, disk, broken }: Parts,
  rounds: number,
  { args, made, complaint }: { args: string[]; made?: string; complaint: string },
): Promise<Row> {
  const env = { DATA_DIR: site.dataDir, TMPDIR: join(disk.path, 'tmp') }
  const run = async () => measureCommand(args, env)
  const forget = async () => {
    if (made) await rm(made, { force: true })
  }
  await forget()
  const { seconds } = await run()
  let [refused, early, before] = [0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const what = `${args.join(' ')}, round ${round + 1}`
    await forget()
    const files = await namesOn(disk)
    const noted = await readBackupState(site.dataDir)
    const running = run()
    await wait((seconds * 1000 * (round + 0.5)) / rounds)
    disk.fill()
    const { code, error, out } = await running
    for (const path of read) {
      const { status } = await site.fetch(path)
      if (status !== 200) broken.push(`${what}: ${path} is answered ${status}`)
    }
    disk.free()
    if (code === 0) {
      before += 1
      if (/could not be noted/.test(out)) early += 1
    } else {
      refused += 1
      const full = `${complaint}the disk of ${disk.path}`
      const isPlain = code === 1 && error.startsWith(full) && /^[^\n]+ is full\n$/.test(error)
      const hadNoRoom = / has \d+ MB, and the proof takes \d+\n$/.test(error)
      if (!isPlain && !hadNoRoom) broken.push(`${what}: exit ${code}: ${error}`)
      const left = (await namesOn(disk)).filter((name) => !files.includes(name))
      if (left.length > 0) broken.push(`${what}: it left ${left.join(', ')}`)
      const now = await readBackupState(site.dataDir)
      if (now.provenAt !== noted.provenAt || now.backedUpAt !== noted.backedUpAt) {
        broken.push(`${what}: it is noted as done`)
      }
    }
    const enquiry = { name: 'Ana', email: 'ana@example.org', message: `Round ${round}` }
    const headers = { 'x-forwarded-for': `10.1.${round}.${refused}` }
    const { status } = await site.postJson('/api/user/v1/contact/send-message', enquiry, headers)
    if (status >= 300) broken.push(`${what}: with room again, an enquiry is answered ${status}`)
  }
  if (refused === 0) broken.push(`${args[0]}: the disk was never full in time`)
  return {
    command: args.slice(0, -1).join(' '),
    'usual s': rounded(seconds, 1),
    rounds,
    refused,
    'done before': before,
    'not noted': early,
  }
}

const changing = /^data\/(?:site\.db-(?:wal|shm)|lock-journal|outbox|clock)/

/** All files, without those that a running site makes by itself. */
async function namesOn({ path }: SmallDisk): Promise<string[]> {
  const names = await readdir(path, { recursive: true })
  return names.filter((name) => !changing.test(name))
}

/** A disk that fills while a backup is written, or restored on trial; the site is on it too. */
export const backupDisk: Drill = {
  title: 'a disk that fills during a backup, or during its proof',
  async run({ rounds = 8 }) {
    if (!mayMount()) return ranNothing('only root on Linux may mount a small disk')
    const disk = await smallDisk(diskMb)
    const broken: string[] = []
    const site = await drilledSite({ DATA_DIR: join(disk.path, 'data') })
    try {
      await mkdir(join(disk.path, 'tmp'))
      await addEnquiries(site.dataDir)
      await site.start()
      const parts = { site, disk, broken }
      const file = join(disk.path, 'site.tar')
      const written = {
        args: ['backup', file],
        made: file,
        complaint: 'No backup was written: ',
      }
      const rows = [await fillMeanwhile(parts, rounds, written)]
      await rm(file, { force: true })
      const env = { DATA_DIR: site.dataDir, TMPDIR: join(disk.path, 'tmp') }
      const { code, error } = await measureCommand(['backup', file], env)
      if (code !== 0) broken.push(`with room again, a backup: ${error}`)
      const proof = {
        args: ['backup', '--prove', file],
        complaint: `${file} was not proven: `,
      }
      rows.push(await fillMeanwhile(parts, rounds, proof))
      return { rows, broken }
    } finally {
      await site.remove()
      await disk.remove()
    }
  },
}
