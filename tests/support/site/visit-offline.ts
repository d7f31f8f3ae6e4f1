// Run on a machine that reaches only itself: starts the built site in the given data directory, uses all its
// features, and prints in JSON what each step returned.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '../../../server/core/paths.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { freePorts } from './free-ports.ts'
import { httpSite } from '../requests/http-site.ts'
import { imageCalls } from '../requests/image-calls.ts'
import { redAboveBlue } from '../data/pictures.ts'
import { publicPaths } from '../requests/public-paths.ts'

const [, , dataDir = ''] = process.argv
const [port = 0] = await freePorts(1)
const child = spawn(process.execPath, [join(projectRoot, 'build', 'program', 'index.js')], {
  env: { NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: dataDir, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
// If a step fails, a process left behind would keep anybody waiting for this output.
process.on('exit', () => child.kill('SIGKILL'))
await once(child.stdout, 'data')
child.stdout.resume()

const statuses: Record<string, number> = {}
const site = httpSite(`http://127.0.0.1:${port}`)
const visit = async (path: string) => (statuses[path] = (await site.fetch(path)).status)
for (const path of [...publicPaths, '/admin', '/sitemap.xml', '/rss.xml', '/readyz'])
  await visit(path)

const send = { email: 'admin@example.org' }
statuses['code'] = (await site.postJson('/api/admin/v1/auth/send-otp', send)).status
const enquiry = { name: 'Ana', email: 'ana@example.org', message: 'Hello' }
const contact = '/api/user/v1/contact/send-message'
statuses['enquiry'] = (await site.postJson(contact, enquiry)).status

const token = await adminToken(dataDir)
const admin = adminCalls(site, token)
const image_url = await imageCalls(site, token).store({
  bytes: await redAboveBlue(40, 20),
})
const doctor = await admin.makeDoctor({ name: 'Dr. Ada', image_url })
const blog = await admin.makeBlog({ ...goodBlog(doctor._id), image_url })
for (const path of [`/articles/${blog._id}`, image_url]) statuses[path] = await visit(path)

// Checks that nothing else can be reached from here.
const outside = await fetch('http://192.0.2.1/').then(
  () => 'reached',
  () => 'out of reach',
)
child.kill('SIGTERM')
await once(child, 'exit')
process.stdout.write(JSON.stringify({ statuses, outside }))
