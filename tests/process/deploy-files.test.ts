import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../../server/core/env.ts'
import { projectRoot } from '../../server/core/paths.ts'
import { nodeFlags } from '../support/site/node-flags.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { noteBackup } from '../support/site/built-program.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
type Service = {
  environment?: Record<string, string>
  image: string
  logging?: { options: Record<string, string> }
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}
type Compose = { services: Record<string, Service> }

type Rule = {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

/** What a heading is called in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

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

const suffix = /_(?:bucket|sum|count)$/

describe('metrics that the operators’ documents name', () => {
  let site: TestSite
  let known: Set<string>

  beforeAll(async () => {
    site = await startTestSite({
      sampleContent: false,
      smtpUrl: 'smtp://127.0.0.1:9',
      imapUrl: 'imap://desk:none@127.0.0.1:9/INBOX',
    })
    await writeFile(join(site.dataDir, 'last-backup'), '')
    await noteBackup(site.dataDir, { provenAt: new Date().toISOString() })
    await site.fetch('/articles')
    await site.fetch('/healthz')
    const metrics = async () => (await site.fetch('/metrics')).text()
    // Mail server and mailbox are tried after the start.
    const text = await vi.waitUntil(
      async () => {
        const said = await metrics()
        return /academy_mail_ok[^]*academy_mailbox_ok/.test(said) && said
      },
      { timeout: 60_000 },
    )
    known = new Set(Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name!))
    // These are told of PostgreSQL alone; its tests look at them.
    for (const name of ['', '_waiting', '_refused_total'])
      known.add(`academy_database_connections${name}`)
  })
  afterAll(() => site.stop())

  it.each(['deploy/alerts.yml', 'deploy/grafana-dashboard.json', 'docs/operating.md'])(
    '%s names none that the site does not have',
    (path) => {
      const found = read(path).matchAll(/\b(?:academy|process|nodejs)_[a-z_]+/g)
      const names = Array.from(found, ([name]) =>
        known.has(name) ? name : name.replace(suffix, ''),
      )
      expect(names.length).toBeGreaterThan(5)
      expect(names.filter((name) => !known.has(name))).toEqual([])
    },
  )

  it('the alerts are rules with a name of their own, an expression and what to do', () => {
    const { groups } = parse(read('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] }
    const rules = groups.flatMap((group) => group.rules)
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    const headings = read('docs/operating.md').matchAll(/^#+ (.+)$/gm)
    const anchors = Array.from(headings, ([, text]) => anchorOf(text!))
    for (const { alert, expr, labels, annotations } of rules) {
      expect(expr, alert).toMatch(/ (?:>|<|==) [\d.e]+$/m)
      expect(labels.severity, alert).toMatch(/^(?:page|ticket)$/)
      expect(annotations.summary, alert).toMatch(/\.$/)
      const [, anchor] = /^docs\/operating\.md#(.+)$/.exec(annotations.runbook) ?? []
      expect(anchors, alert).toContain(anchor)
    }
    const { rule_files } = parse(read('deploy/prometheus.yml')) as { rule_files: string[] }
    expect(rule_files).toEqual(['alerts.yml'])
  })

  it('the dashboard is JSON with an expression in every panel', () => {
    const { panels } = JSON.parse(read('deploy/grafana-dashboard.json')) as {
      panels: { id: number; targets: { expr: string }[] }[]
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const { targets } of panels)
      for (const { expr } of targets) expect(expr).toMatch(/(?:academy|process|nodejs)_/)
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
