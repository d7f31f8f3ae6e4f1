// Serves the built site with its sample content from a data directory of its own, for browser tests.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

process.env['NODE_ENV'] = 'production'
process.env['PORT'] = process.argv[2]
process.env['LOG_LEVEL'] = 'error'
process.env['DATA_DIR'] = await mkdtemp(join(tmpdir(), 'academy-browser-'))
await import('../../server/index.ts')
