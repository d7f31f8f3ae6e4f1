// Checks the OpenAPI description against the recommended rules of Redocly: npm run lint:api
// Needs no build, no port and no network.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { api } from '../server/main/api.ts'
import { readSettings } from '../server/core/env.ts'
import { apiDescription } from '../server/http/api-description.ts'
import { createServices } from '../server/main/services.ts'
import { reportRoutes } from '../server/visits/report-routes.ts'

const folder = await mkdtemp(join(tmpdir(), 'academy-api-'))
try {
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(await description()))
  const { status } = spawnSync('redocly', ['lint', file, '--extends=recommended-strict'], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} finally {
  await rm(folder, { recursive: true })
}

async function description(): Promise<object> {
  const settings = readSettings({
    DATA_DIR: folder,
    NODE_ENV: 'development',
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'silent',
    SITE_URL: 'https://site.example',
  })
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await apiDescription(app, settings)
  const services = await createServices(settings, app.log, {
    apiDescription: () => app.swagger(),
    statusOf: () => Promise.resolve(200),
  })
  await app.register(api(services), { prefix: '/api' })
  await app.register(reportRoutes(services))
  await app.ready()
  const described = app.swagger()
  await app.close()
  await services.close()
  return described
}
