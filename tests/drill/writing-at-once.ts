import type { Row } from '../benchmarks/figures.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { startPostgres } from '../support/stores/postgres-server.ts'
import type { Drill } from './drill.ts'
import { type DrilledSite, drilledSite } from './parts/drilled-site.ts'
import { keptPages } from './writing/kept-pages.ts'

type Editor = ReturnType<typeof draftCalls>

/**
 * Two editors save a field of their own each. Returns which of them was not taken, or whose text is
 * not in the draft.
 */
async function otherFields(editors: [Editor, Editor], pair: string): Promise<string[]> {
  const key = newKey()
  const { version } = await editors[0].save(key, goodBlog(''))
  const texts = [{ title: `Title ${pair}` }, { call_out: `Call-out ${pair}` }]
  const responses = await Promise.all(
    editors.map((editor, which) => editor.put(key, texts[which]!, version)),
  )
  const { fields } = await editors[0].get(key)
  return texts.flatMap((text, which) => {
    const { status } = responses[which]!
    const [name, value] = Object.entries(text)[0]!
    return status === 200 && fields[name] === value ? [] : [`${pair}: ${value} (${status}) is lost`]
  })
}

/** Two editors save the same field: one is taken, the other must be in the history. */
async function sameField(editors: [Editor, Editor], pair: string): Promise<string[]> {
  const key = newKey()
  const { version } = await editors[0].save(key, goodBlog(''))
  const texts = editors.map((_, which) => `Call-out ${pair} of editor ${which}`)
  const responses = await Promise.all(
    editors.map((editor, which) => editor.put(key, { call_out: texts[which] }, version)),
  )
  const statuses = responses.map(({ status }) => status)
  const taken = statuses.indexOf(200)
  if (taken < 0 || !statuses.includes(409)) return [`${pair}: statuses ${statuses.join()}`]
  const { fields } = await editors[0].get(key)
  const kept = await Promise.all(
    (await editors[0].versions(key))
      .filter(({ kind }) => kind === 'conflict')
      .map(async ({ number }) => (await editors[0].version(key, number)).fields['call_out']),
  )
  return [
    ...(fields['call_out'] === texts[taken] ? [] : [`${pair}: ${texts[taken]} is lost`]),
    ...(kept.includes(texts[1 - taken]) ? [] : [`${pair}: ${texts[1 - taken]} is in no version`]),
  ]
}

async function drill(name: string, sites: [DrilledSite, DrilledSite], pairs: number) {
  for (const site of new Set(sites)) await site.start()
  const [one] = await sites[0].hands(1)
  const [, other] = await sites[1].hands(2)
  const editors: [Editor, Editor] = [draftCalls(one!.records), draftCalls(other!.records)]
  const lost: string[] = []
  for (let pair = 1; pair <= pairs; pair += 1) {
    const save = pair % 2 === 0 ? sameField : otherFields
    lost.push(...(await save(editors, `${name}, pair ${pair}`)))
  }
  const pages = await keptPages(sites[0])
  const row: Row = { store: name, pairs, lost: lost.length, 'page cache': pages.join() || 'kept' }
  return { row, broken: [...lost, ...pages.map((problem) => `${name}: ${problem}`)] }
}

/** Editors who save at once, and pages that are kept while somebody writes. */
export const writingAtOnce: Drill = {
  title: 'editors who save at once, and the page cache beside them',
  async run({ rounds = 100 }) {
    const postgres = await startPostgres()
    const shared = { DATABASE_URL: postgres.url }
    const two = [await drilledSite(shared), await drilledSite(shared)] as const
    const one = await drilledSite()
    try {
      const outcomes = [
        await drill('SQLite', [one, one], rounds),
        await drill('PostgreSQL', [...two], rounds),
      ]
      return {
        rows: outcomes.map(({ row }) => row),
        broken: outcomes.flatMap(({ broken }) => broken),
      }
    } finally {
      for (const site of [...two, one]) await site.remove()
      await postgres.remove()
    }
  },
}
