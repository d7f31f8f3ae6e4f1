import { type Row, rounded } from '../benchmarks/figures.ts'
import { codeIn, wrongCode } from '../support/requests/log-in.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { startPostgres } from '../support/stores/postgres-server.ts'
import type { Drill } from './drill.ts'
import { admins, type DrilledSite, drilledSite } from './parts/drilled-site.ts'
import { fromAnywhere } from './parts/mixed-writes.ts'

const base = '/api/admin/v1/auth'
const races = 20
const atOnce = 50
const pairs = 200
const mostGuesses = 100

type Sites = DrilledSite[]
/** Nobody's whose codes races were for. */
const guessed = 'guessed@example.org'
let network = 0

async function call(site: DrilledSite, step: 'send-otp' | 'verify-otp', body: object) {
  network += 1
  const began = performance.now()
  const response = await site.postJson(`${base}/${step}`, body, fromAnywhere(network))
  const answer = (await response.json()) as { otpToken?: string }
  return { status: response.status, ms: performance.now() - began, ...answer }
}

async function askForCode(site: DrilledSite, mail: MailServer, email: string, count: number) {
  const { otpToken, status } = await call(site, 'send-otp', { email })
  if (status !== 200) throw new Error(`a code is answered ${status}`)
  return { otpToken, code: codeIn(await mail.mailTo(email, count)) }
}

/** The right code many times at once, over all instances: how often it opened more than one session. */
async function doubleWins(sites: Sites, mail: MailServer): Promise<number> {
  let doubles = 0
  for (let race = 0; race < races; race += 1) {
    const email = admins[race]!
    const { otpToken, code: otp } = await askForCode(sites[0]!, mail, email, 1)
    const tries = Array.from({ length: atOnce }, (_, number) =>
      call(sites[number % sites.length]!, 'verify-otp', { email, otp, otpToken }),
    )
    const won = (await Promise.all(tries)).filter(({ status }) => status === 200).length
    if (won !== 1) doubles += 1
  }
  return doubles
}

/** Guesses at one account until no more are judged; how many were, and the most for one code. */
async function judgedGuesses(sites: Sites, mail: MailServer) {
  const email = guessed
  let judged = 0
  let mostPerCode = 0
  for (let count = 1; count <= 40; count += 1) {
    const sent = await call(sites[count % sites.length]!, 'send-otp', { email })
    if (sent.status !== 200) break
    const right = codeIn(await mail.mailTo(email, count))
    let ofThisCode = 0
    for (let guess = 0; guess < 7; guess += 1) {
      const body = { email, otp: wrongCode(right), otpToken: sent.otpToken }
      const { status } = await call(sites[guess % sites.length]!, 'verify-otp', body)
      if (status === 401) ofThisCode += 1
    }
    const last = { email, otp: right, otpToken: sent.otpToken }
    if ((await call(sites[0]!, 'verify-otp', last)).status === 200)
      return { judged: Infinity, mostPerCode: Infinity }
    judged += Math.min(ofThisCode, 5)
    mostPerCode = Math.max(mostPerCode, Math.min(ofThisCode, 5))
  }
  return { judged, mostPerCode }
}

/** How often a known address gets the faster response: 0.5 where nothing tells them apart. */
async function tellingApart(site: DrilledSite, known: string[]): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (const [number, email] of known.entries()) {
    const stranger = `stranger${number}@example.org`
    const order = number % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const { ms } = await call(site, 'send-otp', { email: kind === 'known' ? email : stranger })
      times[kind].push(ms)
    }
  }
  const faster = times.known.flatMap((one) => times.unknown.filter((other) => one < other))
  return faster.length / (times.known.length * times.unknown.length)
}

/** G-02, G-03: races for one code, guesses without end, and whether an address may log in. */
export const logIn: Drill = {
  title: 'races and guesses at the log-in, over two instances (G-02, G-03)',
  async run() {
    const postgres = await startPostgres()
    const mail = await startMailServer()
    const many = Array.from({ length: pairs }, (_, number) => `known${number}@example.org`)
    const env = {
      ...{ DATABASE_URL: postgres.url, SMTP_URL: mail.url },
      ADMIN_EMAILS: [...admins, guessed, ...many].join(),
    }
    const sites = [await drilledSite(env), await drilledSite(env)]
    const broken: string[] = []
    try {
      for (const site of sites) await site.start()
      const doubles = await doubleWins(sites, mail)
      const { judged, mostPerCode } = await judgedGuesses(sites, mail)
      const apart = await tellingApart(sites[0]!, many)
      if (doubles > 0) broken.push(`${doubles} of ${races} races had not exactly one winner`)
      if (judged > mostGuesses || mostPerCode > 5)
        broken.push(`${judged} guesses, ${mostPerCode} at one code`)
      const row: Row = {
        races: `${races} × ${atOnce}`,
        'double wins': doubles,
        'guesses judged': judged,
        'told apart': rounded(apart, 3),
      }
      return {
        rows: [row],
        broken,
        figures: {
          'G-02': `${judged} judged, ${mostPerCode} per code, ${doubles} double wins in ${races} × ${atOnce} over 2 instances`,
          'G-03': `${rounded(apart, 3)} over ${pairs} pairs`,
        },
      }
    } finally {
      for (const site of sites) await site.remove()
      await mail.stop()
      await postgres.remove()
    }
  },
}
