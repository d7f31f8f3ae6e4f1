import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../../server/core/env.ts'
import { projectRoot } from '../../server/core/paths.ts'
import { nodeFlags } from '../support/site/node-flags.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
type Service = {
  environment?: Record<string, string>
  image: string
  logging?: { options: Record<string, string> }
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}
type Compose = { services: Record<string, Service> }

describe('the ways to start the program', () => {
  const ways = [
    'deploy/Containerfile',
    'deploy/academy.service',
    'deploy/academy',
    'scripts/academy.mjs',
  ]
  it.each(ways)('%s: as npm start does', (path) => {
    expect(nodeFlags.length).toBeGreaterThan(1)
    for (const flag of nodeFlags) expect(read(path)).toContain(flag)
  })
})

describe('settings of the files for servers', () => {
  const random = 'f'.repeat(64)

  it('of the compose file are all that a start needs, and none is unknown', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
    const instances = ['academy-1', 'academy-2'].map((name) => services[name]!)
    const [given, same] = instances.map(({ environment }) => environment!)
    expect(same).toEqual(given)
    const optional = new Set(read('deploy/compose.yaml').match(/(?<=\$\{)\w+(?=:-\})/g))
    const example = Object.fromEntries(
      Array.from(read('deploy/compose.env.example').matchAll(/^([A-Z_0-9]+)=(.*)$/gm), (line) => [
        line[1]!,
        line[2] || (optional.has(line[1]!) ? '' : random),
      ]),
    )
    const env = Object.fromEntries(
      Object.entries(given!).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{(\w+):[-?]\}/g, (_all, asked: string) => example[asked] ?? ''),
      ]),
    )
    const readme = read('README.md')
    expect(Object.keys(env).length).toBeGreaterThan(10)
    for (const name of Object.keys(env)) expect(readme).toContain(`\`${name}\``)
    const settings = readSettings({ ...env, DATA_DIR: join(projectRoot, 'node_modules') })
    expect(settings).toMatchObject({
      siteUrl: 'https://www.example.org',
      trustProxy: 1,
      sampleContent: false,
      secret: random,
      metricsToken: random,
      bucket: { name: 'academy', endpoint: 'http://garage:3900', region: 'garage' },
    })
  })

  it('bound the log of every service', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
    for (const [name, { logging }] of Object.entries(services)) {
      expect(logging?.options, name).toEqual({ 'max-size': '20m', 'max-file': '5' })
    }
    expect(read('deploy/academy.service')).toMatch(/^LogRateLimitBurst=\d+$/m)
  })

  it('the proxy of the compose file starts when both instances are healthy, as the image sees it', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
    const [, command] = /^HEALTHCHECK [^[]+CMD (\[.+\])$/m.exec(read('deploy/Containerfile'))!
    const check = JSON.parse(command!) as string[]
    for (const name of ['academy-1', 'academy-2']) {
      expect(services[name]!.healthcheck!.test).toEqual(['CMD', ...check])
      expect(services['caddy']!.depends_on![name]).toEqual({ condition: 'service_healthy' })
    }
  })

  it('the image has the tools of the PostgreSQL that the compose file starts', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
    const [, version] = /postgres:(\d+)-/.exec(services['postgres']!.image)!
    expect(read('deploy/Containerfile')).toMatch(new RegExp(`^ARG POSTGRESQL=${version}$`, 'm'))
    expect(read('deploy/make-database.sh')).toContain('create role academy login createdb')
  })

  it('the unit knows when the site is ready, and starts it no more where a setting is wrong', () => {
    const unit = read('deploy/academy.service')
    expect(unit).toMatch(/^Type=notify$/m)
    const [, status] = / --settings-exit-status=(\d+)$/m.exec(unit)!
    expect(unit).toMatch(new RegExp(`^RestartPreventExitStatus=${status}$`, 'm'))
  })

  it('every image of others has a version', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
    const images = Object.values(services).map(({ image }) => image)
    for (const image of images.filter((image) => image !== 'academy'))
      expect(image).toMatch(/^docker\.io\/[\w/]+:v?\d/)
  })

  it('of the unit and the image start the server as `npm start` does', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }
    const flags = scripts.start.match(/--\S+/g)!
    for (const path of ['deploy/academy.service', 'deploy/Containerfile'])
      for (const flag of flags) expect(read(path), path).toContain(flag)
  })
})

describe('several sites on one machine', () => {
  /** A unit of the only site, made into the template for each of several. */
  const forEach = (unit: string) =>
    unit
      .replace('One instance on', 'One of several sites on')
      .replace(/^Description=(.*) site/m, 'Description=$1 site %i')
      .replace('academy-backup.timer', 'academy-backup@.timer')
      .replaceAll(/\/(?:etc|var\/lib|var\/backups)\/academy\b/g, '$&-%i')
      .replaceAll(/^(?:User|Group|StateDirectory)=academy$/gm, '$&-%i')
      .replaceAll('/opt/academy/current', '/opt/academy/sites/%i')
      .replace(/backup\.sh$/m, '$& @%i')

  it.each(['academy.service', 'academy-backup.service', 'academy-backup.timer'])(
    '%s has a template that differs by the name of the site alone',
    (name) => {
      expect(read(`deploy/${name.replace('.', '@.')}`)).toBe(forEach(read(`deploy/${name}`)))
    },
  )

  it('of the compose file share the image and the proxy alone', () => {
    type Sites = Compose & { services: Record<string, Record<string, unknown>> }
    const { services } = parse(read('deploy/compose.sites.yaml'), { merge: true }) as Sites
    const { caddy, ...sites } = services
    for (const [name, site] of Object.entries(sites))
      expect(site).toMatchObject({
        env_file: `${name}.env`,
        volumes: [`${name}:/data`],
        networks: [name],
        read_only: true,
        cap_drop: ['ALL'],
      })
    expect(caddy!['networks']).toEqual(Object.keys(sites))
    expect(Object.keys(sites)).toHaveLength(2)
  })
})

it('every block of commands in the manual is run by a drill, or has a reason why not', () => {
  let heading = ''
  const blocks = Array.from(
    read('docs/operating.md').matchAll(/^#+ (.+)$|^```(\w+)\n[^]*?^```$/gm),
    ([, text, language]) => {
      if (text) heading = text
      return language === 'sh' ? heading : []
    },
  ).flat()
  const numbered = blocks.map(
    (name, at) => `${name} ${blocks.slice(0, at + 1).filter((other) => other === name).length}`,
  )
  const scripts = ['drill.sh', 'sites.sh']
    .map((name) => read(`tests/bare-machine/${name}`))
    .join('')
  const run = Array.from(
    scripts.matchAll(/^manual \S+ '(.+?)' (\d+)/gm),
    ([, name, number]) => `${name} ${number}`,
  )
  const left = Array.from(scripts.matchAll(/^# not run: (\D+) ([\d, ]+): /gm), ([, name, list]) =>
    list!.split(', ').map((number) => `${name} ${number}`),
  ).flat()
  expect([...new Set([...run, ...left])].toSorted()).toEqual(numbered.toSorted())
})
