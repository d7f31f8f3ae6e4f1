// Serves the built site with its sample content from a fresh data directory, for browser tests.
import { adminEmails } from '../requests/admin-emails.ts'

const [, , port, dataDir] = process.argv as [string, string, string, string]

process.env['NODE_ENV'] = 'production'
process.env['PORT'] = port
process.env['LOG_LEVEL'] = 'error'
process.env['DATA_DIR'] = dataDir
process.env['ADMIN_EMAILS'] = adminEmails.join(',')
// Lets each test use an address of its own, with its own rate limits.
process.env['TRUST_PROXY'] = '1'
const builtServer = '../../../build/program/index.js'
await import(builtServer)
