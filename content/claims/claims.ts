import type { Work } from '../../shared/reference.ts'
import type { SignedPage } from '../medical-pages.ts'
import type { Claim, Ledger } from './claim.ts'
import { clenchingAndGrinding } from './clenching-and-grinding.ts'
import { craze } from './craze.ts'
import { signLedger } from './danger-signs.ts'
import { dental } from './dental.ts'
import { digestion } from './digestion.ts'
import { earnose } from './earnose.ts'
import { facial } from './facial.ts'
import { gum } from './gum.ts'
import { headache } from './headache.ts'
import { insomnia } from './insomnia.ts'
import { jaw } from './jaw.ts'
import { neck } from './neck.ts'
import { nightLedgers } from './night.ts'
import { shoulder } from './shoulder.ts'
import { sleepApnea } from './sleep-apnea.ts'
import { type Statement, statementsOf } from './statements.ts'
import { throat } from './throat.ts'
import { tmd } from './tmd.ts'
import { tooth } from './tooth.ts'

/** The ledger of each page that doctors sign, by the page's id. */
export const ledgers: Readonly<Record<string, Ledger>> = {
  neck,
  shoulder,
  earnose,
  throat,
  facial,
  tmd,
  sleepApnea,
  insomnia,
  digestion,
  dental,
  jaw,
  gum,
  tooth,
  craze,
  headache,
  'clenching-and-grinding': clenchingAndGrinding,
  ...nightLedgers,
}

/** A statement with what its works say of it. */
export type CitedStatement = Statement & { claims: readonly Claim[] }

/** The statements of a page in page order. */
export function claimsOf(page: SignedPage): CitedStatement[] {
  const ledger: Ledger = { ...signLedger, ...ledgers[page.id] }
  return statementsOf(page).map((statement) => ({
    ...statement,
    claims: ledger[statement.words] ?? [],
  }))
}

/** Whether a statement was compared with each work that it cites. */
export function isCompared({ claims }: CitedStatement): boolean {
  return claims.length > 0 && claims.every(({ checked }) => checked !== null)
}

const daysOfWorks = new Map<Work, string>()
for (const { passage, checked } of [signLedger, ...Object.values(ledgers)].flatMap((ledger) =>
  Object.values(ledger).flat(),
)) {
  const last = daysOfWorks.get(passage.work)
  if (checked && (last === undefined || checked.on > last)) {
    daysOfWorks.set(passage.work, checked.on)
  }
}

/** The day (`YYYY-MM-DD`) on which a statement was last compared with a copy of the work; undefined if none was. */
export const comparedOn = (work: Work): string | undefined => daysOfWorks.get(work)

/** How many statements of a page cite a work, and how many were compared with each work they cite. */
export function countClaims(page: SignedPage): { all: number; compared: number } {
  const all = claimsOf(page)
  return { all: all.length, compared: all.filter(isCompared).length }
}

/** The same for readers. */
export function comparedInWords(page: SignedPage): string {
  const { all, compared } = countClaims(page)
  const begin = `${all} statements on this page rest on these sources.`
  if (compared === 0) return `${begin} They are still to be compared with a copy of the source.`
  const rest = all === compared ? '' : ' The others are still to be compared.'
  return `${begin} We have compared ${compared} of them with a copy of the source. No doctor has done this yet.${rest}`
}
