import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { projectRoot } from '../../server/core/paths.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { noteBackup } from '../support/site/built-program.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

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
