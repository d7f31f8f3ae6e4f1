// `npm run learn-danger`: learns anew from `content/danger-messages/` and writes `content/danger-weights.ts`; with `-- judge`, says instead how
// well messages are judged that were not learned from.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dangerLanguages, type LabelledMessage, readDangerMessages } from './danger-messages.ts'
import { dangerFinder } from '../../shared/danger.ts'
import { learn } from './learn.ts'

const folds = 10
const file = join(import.meta.dirname, '..', '..', 'content', 'danger-weights.ts')

function writeWeights(): void {
  const { bias, step, weights } = learn(dangerLanguages.flatMap(readDangerMessages))
  writeFileSync(
    file,
    `// Made by \`npm run learn-danger\`.
import type { DangerWeights } from '../shared/danger.ts'

export const dangerWeights: DangerWeights = {
  bias: ${bias},
  step: ${step},
  weights:
    '${weights}',
}
`,
  )
}

/** Each tenth of the messages is judged by what was learned from the other nine. */
function judge(): void {
  const messages = dangerLanguages.map((language) => readDangerMessages(language))
  const isHeld = (index: number, fold: number) => index % folds === fold
  const rows = dangerLanguages.map((language) => ({
    language,
    urgent: 0,
    found: 0,
    harmless: 0,
    marked: 0,
  }))
  for (let fold = 0; fold < folds; fold++) {
    const others = messages.flatMap((list) => list.filter((_, index) => !isHeld(index, fold)))
    const find = dangerFinder(learn(others))
    for (const [place, list] of messages.entries()) {
      for (const message of list.filter((_, index) => isHeld(index, fold)))
        count(rows[place]!, message, find)
    }
  }
  const share = (part: number, whole: number) =>
    `${((100 * part) / whole).toFixed(1)} % of ${whole}`
  for (const { language, urgent, found, harmless, marked } of rows) {
    const [recall, alarms] = [share(found, urgent), share(marked, harmless)]
    process.stdout.write(
      `${language}: found ${recall} urgent, marked ${alarms} harmless messages\n`,
    )
  }
}

type Counts = { urgent: number; found: number; harmless: number; marked: number }

function count(
  counts: Counts,
  { urgent, text }: LabelledMessage,
  find: (text: string) => string[],
) {
  const isFound = find(text).length > 0
  counts[urgent ? 'urgent' : 'harmless']++
  if (isFound) counts[urgent ? 'found' : 'marked']++
}

if (process.argv[2] === 'judge') judge()
else writeWeights()
