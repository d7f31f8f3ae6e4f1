// The site as `server/main/index.ts` runs it, on a free port that it reports.
import type { AddressInfo } from 'node:net'
import { createApp } from '../../../server/main/app.ts'
import { readSettings } from '../../../server/core/env.ts'
import { StartError } from '../../../server/core/errors.ts'

process.umask(0o077)
try {
  const app = await createApp(readSettings(process.env))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  process.stdout.write(`listening at http://127.0.0.1:${port}\n`)
  process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exit(1)
}
