// Rules for values that are chosen rather than typed.
import type { ChoiceField, ChoicesField, CodesField } from './fields.ts'
import { z } from './schema.ts'

/** Longer arrays are rejected unread: they can only be an attack. */
const mostItems = 500
/** Characters of a wrong value that a message repeats. */
const shownOfWrong = 100

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.slice(0, shownOfWrong)
}

export function codesRule({ label, codes, unknown, maxItems }: CodesField) {
  const tooMany = `Too many ${label.toLowerCase()}. Limit is ${maxItems}.`
  return z
    .array(z.unknown(), { error: `${label} must be a list.` })
    .max(mostItems, { error: tooMany, abort: true })
    .superRefine((given, context) => {
      const wrong = given.find((code) => typeof code !== 'string' || !codes.includes(code))
      if (wrong === undefined) return
      context.addIssue({ code: 'custom', message: `${unknown}: ${shown(wrong)}` })
    })
    .transform((given) => [...new Set(given.map(String))])
    .refine(({ length }) => length <= maxItems, { error: tooMany })
    .meta({ type: 'array', items: { enum: [...codes] } })
    .optional()
}

export function choicesRule({ required, options }: ChoicesField) {
  return z
    .array(z.unknown(), { error: required })
    .max(mostItems, { error: required, abort: true })
    .pipe(z.array(z.enum(options, { error: required })))
    .refine((chosen) => chosen.length > 0, { error: required })
    .transform((chosen) => [...new Set(chosen)])
    .meta({ type: 'array', items: { enum: [...options] } })
}

export function choiceRule({ answers, unknown }: ChoiceField) {
  return z
    .string({ error: ({ input }) => `${unknown}: ${shown(input)}` })
    .superRefine((given, context) => {
      if (given === '' || answers.includes(given)) return
      context.addIssue({ code: 'custom', message: `${unknown}: ${shown(given)}` })
    })
    .meta({ enum: ['', ...answers] })
    .optional()
}
