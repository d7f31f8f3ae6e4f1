// Whether the site works, as owners read it.
import { z } from './schema.ts'

export const judgements = ['Good', 'Look at this'] as const
export type Judgement = (typeof judgements)[number]

const time = z.iso.datetime()
const judged = {
  judgement: z.enum(judgements),
  hint: z.string().nullable().describe('What to do; null where nothing has to be done'),
}

const service = {
  state: z
    .enum(['ok', 'failing', 'none', 'unknown'])
    .describe('`none`: the settings name none; `unknown`: it has not been tried yet'),
  failingSince: time.nullable(),
  problem: z.string().nullable().describe('In plain words'),
  sentence: z
    .string()
    .nullable()
    .describe('The server’s own, at most 200 characters, without passwords and addresses'),
  instances: z.int().describe('How many instances of the site have tried it lately'),
  failing: z.int().describe('How many of these have trouble with it'),
}

export const meter = z.object({
  version: z.object({ version: z.string(), ...judged }),
  running: z.object({ since: time.describe('When this instance was started'), ...judged }),
  mails: z.object({
    waiting: z.int(),
    waitingSince: time.nullable().describe('When the oldest of them was written'),
    givenUp: z.int(),
    ...judged,
  }),
  mailbox: z.object({ lookedAt: time.nullable(), ...service, ...judged }),
  mailServer: z.object({ ...service, ...judged }),
  space: z.object({
    free: z.int().nullable().describe('Bytes on the disk of DATA_DIR; null if it can’t be read'),
    size: z.int().nullable(),
    ...judged,
  }),
  database: z.object({ bytes: z.int(), ...judged }),
  backup: z.object({ at: time.nullable(), ...judged }),
  proof: z.object({
    at: time.nullable().describe('When a backup was last restored and compared'),
    ...judged,
  }),
})
export type Meter = z.infer<typeof meter>
export type ServiceReading = Meter['mailServer']
