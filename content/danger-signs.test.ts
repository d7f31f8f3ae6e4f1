import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { medicalPages } from './medical-pages.ts'
import { nightPages } from './night/night-pages.ts'
import { dangerSigns, helpCards, type DangerSign, type DangerSignId } from './danger-signs.ts'
import { ordinary, playedDown } from '../tests/support/data/urgency-examples.ts'
import { urgencyConflicts } from './urgency-conflicts.ts'
import { urgencyBreaches } from '../server/records/kinds/article-input.ts'
import { readSampleArticles } from '../server/sample-content/read-sample-articles.ts'

const signs = Object.entries(dangerSigns) as [DangerSignId, DangerSign][]
const helpOf = (id: string) => medicalPages.find((page) => page.id === id)!.help

/** Words that say how quickly to act. */
const urgentWords =
  /\b(?:911|988|ambulance|emergenc(?:y|ies)|emergency (?:room|care)|same day|this week|right away|urgent\w*|(?:doctor|dentist|help|care) (?:at once|now|today|soon|promptly))\b/i

describe('danger signs', () => {
  it('each name a source and are on a page', () => {
    const used = new Set(medicalPages.flatMap(({ help }) => help))
    for (const [id, { sources }] of signs) {
      if (id !== 'lasting') expect(sources.length, id).toBeGreaterThan(0)
      expect(used, id).toContain(id)
    }
  })

  it('are on every medical page with each urgency, the most urgent first, and one for trouble that lasts', () => {
    const levels = helpCards.map(({ level }) => level)
    for (const { id, help } of medicalPages) {
      const found = help.map((sign) => levels.indexOf(dangerSigns[sign].level))
      expect(new Set(found), id).toEqual(new Set([0, 1, 2]))
      expect(found, id).toEqual(found.toSorted((a, b) => a - b))
      expect(help, id).toContain('lasting')
      expect(new Set(help).size, id).toBe(help.length)
    }
  })

  it('name the crisis line where trouble wears people down, and what is easily missed', () => {
    for (const id of ['insomnia', 'earnose', 'facial', 'tmd', 'jaw', 'neck', 'shoulder']) {
      expect(helpOf(id), id).toContain('suicide')
    }
    expect(helpOf('facial')).toContain('redEye')
    expect(helpOf('tooth')).toContain('knockedOutTooth')
    expect(dangerSigns.knockedOutTooth.text).toContain('Never put a baby tooth back')
  })

  it('have at a glance the words that decide', () => {
    const words: Partial<Record<DangerSignId, RegExp[]>> = {
      stroke: [/face/, /arm/, /speech/, /sudden/i],
      heartAttack: [/chest/i, /jaw/, /arm/],
      spinalCord: [/bladder/, /bowel/],
      airway: [/breathing/],
      sightLoss: [/sudden/i],
      suddenHeadache: [/sudden/i],
      meningitis: [/fever/i, /stiff neck/],
      armWeakness: [/slowly/, /911/],
      numbFace: [/slowly/, /911/],
      temporalArteritis: [/50/, /chewing/],
    }
    for (const [id, needed] of Object.entries(words) as [DangerSignId, RegExp[]][]) {
      for (const word of needed) expect(dangerSigns[id].brief, id).toMatch(word)
    }
    for (const [id, { brief, text }] of signs) {
      expect(brief.length, id).toBeLessThanOrEqual(80)
      expect(brief.length, id).toBeLessThanOrEqual(text.length)
    }
  })

  it('that cannot wait, and no others, are on the pages at night', () => {
    for (const { id, help } of nightPages) {
      for (const sign of help) expect(dangerSigns[sign].level, id).toBe('emergency')
    }
    const levels = nightPages.map(({ id, morning }) => [id, morning.level])
    expect(Object.fromEntries(levels)).toMatchObject({
      'stuck-jaw': dangerSigns.jawLocked.level,
      pain: dangerSigns.dentalInfection.level,
      awake: dangerSigns.lasting.level,
    })
  })

  it('keep their urgency in every text of the site', async () => {
    const articles = await readSampleArticles()
    expect(articles.flatMap(urgencyBreaches)).toEqual([])
    const files = globSync('**/*.ts', { cwd: import.meta.dirname })
    const own = files
      .filter((file) => !/danger-|urgency|^works|\.test\.ts$/.test(file))
      .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    expect([...own, ...signs.map(([, { text }]) => text)].flatMap(urgencyConflicts)).toEqual([])
  })

  it('are not played down', () => {
    for (const sentence of playedDown) {
      expect(urgencyConflicts(sentence)[0]?.sentence, sentence).toBe(sentence)
    }
  })

  it('are not seen where a sentence speaks of something else', () => {
    expect(ordinary.flatMap(urgencyConflicts)).toEqual([])
  })

  it('are the only words about emergencies in content/', () => {
    const files = globSync('**/*.ts', { cwd: import.meta.dirname })
    // Passages quote other people's words; danger messages and everyday words are what patients write.
    const ours = /danger-|everyday-words|urgency|^works|^claims.passages|\.test\.ts$/
    const others = files.filter((file) => !ours.test(file))
    expect(others.length).toBeGreaterThan(25)
    for (const file of others) {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8')
      const text = source.replaceAll(/emergencyNotice|https:\S+/g, '')
      expect(text.match(urgentWords)?.[0], file).toBeUndefined()
    }
  })
})
