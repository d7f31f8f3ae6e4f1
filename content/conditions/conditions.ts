import { dangerSigns } from '../danger-signs.ts'
import type { Work } from '../../shared/reference.ts'
import { liveMedicalPage } from '../joined-parts.ts'
import { oncePerWords } from '../words/live.ts'
import type { Condition, MedicalPage } from '../medical-page.ts'
import { craze } from './craze.ts'
import { dental } from './dental.ts'
import { digestion } from './digestion.ts'
import { earnose } from './earnose.ts'
import { facial } from './facial.ts'
import { gum } from './gum.ts'
import { insomnia } from './insomnia.ts'
import { jaw } from './jaw.ts'
import { neck } from './neck.ts'
import { shoulder } from './shoulder.ts'
import { sleepApnea } from './sleep-apnea.ts'
import { throat } from './throat.ts'
import { tmd } from './tmd.ts'
import { tooth } from './tooth.ts'

/** All condition pages, in the site's order. */
export const conditions: readonly Condition[] = [
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
].map((condition) => liveMedicalPage(`condition.${condition.id}`, condition))

export function findCondition(id: string): Condition | undefined {
  return conditions.find((condition) => condition.id === id)
}

type CitedSources = { sources: readonly Work[]; ofSigns: readonly number[] }

/**
 * The sources of a page, numbered from 1: its own, then those of its danger signs that are
 * not among them. `ofSigns`: the numbers of all sources of the danger signs.
 */
export const sourcesOf = oncePerWords(
  ({ sources, help }: Pick<MedicalPage, 'sources' | 'help'>): CitedSources => {
    const all = [...sources]
    const ofSigns = new Set<number>()
    for (const source of help.flatMap((sign): readonly Work[] => dangerSigns[sign].sources)) {
      const index = all.indexOf(source)
      ofSigns.add(index < 0 ? all.push(source) : index + 1)
    }
    return { sources: all, ofSigns: [...ofSigns].toSorted((a, b) => a - b) }
  },
)
