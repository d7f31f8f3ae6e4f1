import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readSettings } from '../core/env.ts'
import { logOptions } from './log-options.ts'

it('P-02: leaves out the values that a database repeats in its errors', async () => {
  const stream = new PassThrough()
  const options = logOptions({ ...readSettings({}), logLevel: 'info' })
  const { log } = Fastify({ logger: { ...(options as object), stream } })
  const detail = 'Key (email)=(patient@example.org) already exists.'
  log.error(Object.assign(new Error('duplicate key'), { code: '23505', detail }), 'request failed')
  stream.end()
  const line = await text(stream)
  expect(JSON.parse(line)).toMatchObject({ err: { message: 'duplicate key', code: '23505' } })
  expect(line).not.toContain('patient@example.org')
})
