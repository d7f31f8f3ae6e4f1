// Messages as patients write them, by which the contact form and the desk learn what may be urgent. Nobody sent them: we wrote them all.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type LabelledMessage = { urgent: boolean; text: string }

export const dangerLanguages = [
  'arabic',
  'chinese',
  'english',
  'french',
  'german',
  'italian',
  'polish',
  'portuguese',
  'russian',
  'spanish',
] as const

const folder = join(import.meta.dirname, '..', '..', 'content', 'danger-messages')

/** Reads a file of `content/danger-messages/`: a message in each line, after `!` if it is urgent, else after `-`. */
export function readDangerMessages(language: (typeof dangerLanguages)[number]): LabelledMessage[] {
  const file = join(folder, `${language}.txt`)
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line, index) => {
    const [, mark, text] = /^([!-]) (.+)$/u.exec(line) ?? []
    if (!text) throw new Error(`${file}:${index + 1} begins with neither "! " nor "- "`)
    return { urgent: mark === '!', text }
  })
}
