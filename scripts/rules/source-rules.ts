// Rules for sources, against mistakes that nobody would notice in time: `npm run rules`.
import { matchesGlob } from 'node:path'
import { parseSync, type VisitorObject, Visitor } from 'oxc-parser'
import { academyNamesIn } from './academy-rule.ts'
import { optionalAskersIn } from './asker-rule.ts'
import { environmentIn } from './environment-rule.ts'
import { swallowedErrorsIn } from './error-rule.ts'
import { ownLooksIn } from './look-rule.ts'
import { nameOf, propertyOf, type Report } from './nodes.ts'
import { rawSqlIn, sqlIn } from './sql-rules.ts'
import { timeIn } from './time-rule.ts'
import { unwatchedChangesIn } from './transaction-rule.ts'

type SourceRule = {
  files: string
  /** Exempt files, each with its reason. */
  except?: Readonly<Record<string, string>>
  /** What to do instead. */
  sentence: string
  find: (report: Report, text: string) => VisitorObject
}

const product = '{app,content,server,shared}/**/*.{ts,tsx}'

export const sourceRules: readonly SourceRule[] = [
  {
    files: '{app,content,shared}/**/*.{ts,tsx}',
    sentence: 'SQL stands in the repositories of server/: call a function of one of them',
    find: sqlIn,
  },
  {
    files:
      'server/{**/*-{routes,mails,json,notice}.ts,{auth,people,records/schedule}/*-mail.ts,{main,http,edge,pages,feeds,social-images,metrics,core,html,cli}/**/*.ts}',
    sentence:
      'SQL stands in the repository of its domain, not in routes, mails, shapes or what starts the site: call a function of one',
    find: sqlIn,
  },
  {
    files: product,
    except: {
      'server/database/migrations/**': 'take no text from anybody, and stay as they were released',
      'server/search/postgres/index-later.ts': 'definitions of indexes that the database gave',
      'server/database/postgres/text-by-bytes.ts': 'adds a collation',
    },
    sentence:
      'sql.raw writes text into a statement as it is: use a parameter, sql.ref, sql.table or sql.lit',
    find: rawSqlIn,
  },
  {
    files: '{server,shared}/**/*.ts',
    except: {
      'server/{cli,copy,main}/**': 'begin with it',
      'server/core/clock.ts': 'is it',
      'server/{blogs/blogs,doctors/doctor-repository}.ts': 'their tests need no clock',
      'server/images/s3-images.ts': 'signs by the clock of the bucket',
      'server/mail/outbox.ts': 'its tests need no clock',
    },
    sentence: 'take the clock that is given: only what starts a process chooses the system’s',
    find: (report) => ({
      ImportSpecifier(node) {
        if (nameOf(node.imported) === 'systemClock') report(node)
      },
      ExportSpecifier(node) {
        if (nameOf(node.local) === 'systemClock') report(node)
      },
      MemberExpression(node) {
        if (propertyOf(node) === 'systemClock') report(node)
      },
    }),
  },
  {
    files: 'app/{pages,components,public-pages,route-helpers}/**/*.{ts,tsx}',
    sentence:
      'take the time from the loader: the server renders this, with a clock that tests can move',
    find: timeIn,
  },
  {
    files: 'app/**/*.{ts,tsx}',
    except: {
      'app/{drawings/**,components/condition/day-ring.tsx}': 'drawings have colours of their own',
      'app/admin/newsletter/issue-preview.tsx': 'shows a mail, in the colours of the mail',
    },
    sentence:
      'colours and styles stand in a style sheet, as tokens of app/styles/tokens.css: give it a class',
    find: ownLooksIn,
  },
  {
    files: '{server,shared}/**/*.ts',
    except: {
      'server/core/clock.ts': 'is the clock',
      'server/database/migrations/**': 'run once, and stay as they were released',
      'shared/reference-input.ts': 'rules run in the browser too: no work of a later year',
      'server/monitoring/process-metrics.ts': 'when the process began',
    },
    sentence:
      'take the time from the given clock (server/core/clock.ts), or from performance.now() to measure: tests and clock checks can move it',
    find: timeIn,
  },
  {
    files: product,
    except: {
      'server/core/env.ts': 'reads the settings',
      'app/routes.ts': 'is read while building',
    },
    sentence: 'server/core/env.ts alone reads the environment: add a setting there',
    find: environmentIn,
  },
  {
    files: product,
    sentence:
      'an error that is swallowed is an error that nobody sees: handle it, log it, return a value for it, or say in a comment before it why nobody needs to see it: "ignored: …"',
    find: swallowedErrorsIn,
  },
  {
    files: product,
    except: {
      'server/pages/load-pages.ts': 'loads the pages that were built',
    },
    sentence: 'import a literal path: borders are only seen where the path is',
    find: (report) => ({
      ImportExpression(node) {
        if (node.source.type !== 'Literal') report(node)
      },
      CallExpression(node) {
        if (['require', 'createRequire'].includes(nameOf(node.callee) ?? '')) report(node)
      },
    }),
  },
  {
    files: 'server/**/*.ts',
    except: {
      'server/database/{transaction.ts,migrations/**}': 'where transactions are made',
      'server/{backup,copy}/**': 'whole sites, by the operator',
      'server/audit/record-audit.ts': 'writes the log',
    },
    sentence:
      'change it in inTransaction or changeContent, which sees to its row of the audit log, written by recordAudit; or say why there is none in a comment before it: "unaudited: …"',
    find: unwatchedChangesIn,
  },
  {
    files: 'server/**/*.ts',
    sentence:
      'who asks and whether they may is never left out: ask for it, and let what the site does by itself be done by theSite (server/audit/record-audit.ts)',
    find: optionalAskersIn,
  },
  {
    files: '{app,server,shared}/**/*.{ts,tsx}',
    except: {
      'server/sample-content/**': 'words of sample content',
    },
    sentence:
      'names of the academy and of what it offers stand in content/academy.ts alone: import them',
    find: academyNamesIn,
  },
]

/** One line per breach of a rule in the source. `file`: its path relative to the project. */
export function sourceProblems(file: string, text: string): string[] {
  const rules = sourceRules.filter(
    ({ files, except = {} }) =>
      matchesGlob(file, files) && !Object.keys(except).some((glob) => matchesGlob(file, glob)),
  )
  if (rules.length === 0) return []
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  return rules.flatMap(({ sentence, find }) => {
    const lines = new Set<number>()
    const report: Report = ({ start }) => lines.add(text.slice(0, start).split('\n').length)
    new Visitor(find(report, text)).visit(program)
    return Array.from(lines, (line) => `${file}:${line}: ${sentence}`)
  })
}
