import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { conditions } from './conditions/conditions.ts'
import { dangerSigns, helpCards, type DangerSign, type DangerSignId } from './danger-signs.ts'

const signs = Object.entries(dangerSigns) as [DangerSignId, DangerSign][]
const helpOf = (id: string) => conditions.find((condition) => condition.id === id)!.help

/** Words that say how fast to act. */
const urgentWords =
  /\b(?:911|988|ambulance|emergenc(?:y|ies)|emergency (?:room|care)|same day|this week|right away|urgent\w*|(?:doctor|dentist|help|care) (?:at once|now|today|soon|promptly))\b/i

describe('danger signs', () => {
  it('each name a source and are on a page', () => {
    const used = new Set(conditions.flatMap(({ help }) => help))
    for (const [id, { sources }] of signs) {
      if (id !== 'lasting') expect(sources.length, id).toBeGreaterThan(0)
      expect(used, id).toContain(id)
    }
  })

  it('are on every condition page with each urgency, the most urgent first, and one for trouble that lasts', () => {
    const levels = helpCards.map(({ level }) => level)
    for (const { id, help } of conditions) {
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

  it('are the only words about emergencies in content/', () => {
    const files = globSync('**/*.ts', { cwd: import.meta.dirname })
    const others = files.filter((file) => !/danger-signs|^works|\.test\.ts$/.test(file))
    expect(others.length).toBeGreaterThan(25)
    for (const file of others) {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8')
      const text = source.replaceAll(/emergencyNotice|https:\S+/g, '')
      expect(text.match(urgentWords)?.[0], file).toBeUndefined()
    }
  })
})
