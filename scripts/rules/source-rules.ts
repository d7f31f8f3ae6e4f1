// What no source may hold, because nobody would notice it in time. `npm run rules` refuses it.
import { matchesGlob } from 'node:path'
import { parseSync, type VisitorObject, Visitor } from 'oxc-parser'
import { academy } from '../../content/academy.ts'

type Report = (node: { start: number }) => void

type SourceRule = {
  files: string
  /** Files that may, each with its reason. */
  except?: Readonly<Record<string, string>>
  /** What to do instead. */
  sentence: string
  find: (report: Report, text: string) => VisitorObject
}

const queryStarts = new Set([
  'selectFrom',
  'updateTable',
  'insertInto',
  'deleteFrom',
  'replaceInto',
  'mergeInto',
])
/** Of `process`, what is neither a setting nor a way to all of it. */
const processMembers = new Set(
  `cpuUsage disconnect emitWarning execPath exit exitCode getuid kill memoryUsage nextTick off on once pid platform
  resourceUsage argv send stderr stdin stdout umask uptime version versions cwd`.split(/\s+/u),
)
const namesOfAcademy = new RegExp(
  `\\b(?:${[academy.name, academy.product, academy.shortName].join('|')})\\b`,
)

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
    },
    sentence:
      'sql.raw writes text into a statement as it is: use a parameter, sql.ref, sql.table or sql.lit',
    find: (report) => ({
      MemberExpression(node) {
        if (nameOf(node.object) === 'sql' && propertyOf(node) === 'raw') report(node)
      },
    }),
  },
  {
    files: '{server,shared}/**/*.ts',
    except: {
      'server/core/clock.ts': 'is the clock',
      'server/database/migrations/**': 'run once, and stay as they were released',
      'shared/reference-input.ts': 'rules run in the browser too: no work of a later year',
    },
    sentence:
      'take the time from the given clock (server/core/clock.ts), or from performance.now() to measure: tests and clock checks can move it',
    find: (report) => ({
      NewExpression(node) {
        if (nameOf(node.callee) === 'Date' && node.arguments.length === 0) report(node)
      },
      CallExpression(node) {
        if (nameOf(node.callee) === 'Date') report(node)
      },
      MemberExpression(node) {
        const ofDate = nameOf(node.object) === 'Date' && propertyOf(node) === 'now'
        if (ofDate || nameOf(node.object) === 'Temporal') report(node)
      },
      VariableDeclarator({ init }) {
        if (init && nameOf(init) === 'Date') report(init)
      },
    }),
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
      'an error that is swallowed is an error that nobody sees: handle it, log it, or return a value for it',
    find: (report) => ({
      CatchClause(node) {
        if (node.body.body.length === 0) report(node)
      },
      ExpressionStatement(node) {
        const call =
          node.expression.type === 'UnaryExpression' ? node.expression.argument : node.expression
        if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return
        const [handler] = call.arguments
        if (propertyOf(call.callee) === 'catch' && isNothing(handler)) report(handler!)
      },
    }),
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
    files: '{app,server,shared}/**/*.{ts,tsx}',
    except: {
      'server/sample-content/**': 'words of sample content',
    },
    sentence:
      'names of the academy and of what it offers stand in content/academy.ts alone: import them',
    find: (report) => ({
      Literal(node) {
        if (typeof node.value === 'string' && namesOfAcademy.test(node.value)) report(node)
      },
      TemplateElement(node) {
        if (namesOfAcademy.test(node.value.raw)) report(node)
      },
      JSXText(node) {
        if (namesOfAcademy.test(node.value)) report(node)
      },
    }),
  },
]

/** One line for each thing in the source that a rule refuses. `file`: its path below the project. */
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

type Expression = { type: string; [key: string]: unknown }

function nameOf(node: object): string | undefined {
  const { type, name } = node as Expression
  return type === 'Identifier' ? (name as string) : undefined
}

/** The name after the dot, or the text between the brackets. */
function propertyOf(node: object): string | undefined {
  const { property } = node as { property: Expression }
  return nameOf(property) ?? (typeof property['value'] === 'string' ? property['value'] : undefined)
}

function sqlIn(report: Report): VisitorObject {
  return {
    MemberExpression(node) {
      if (queryStarts.has(propertyOf(node) ?? '')) report(node)
    },
    TaggedTemplateExpression(node) {
      if (nameOf(node.tag) === 'sql') report(node)
    },
  }
}

function environmentIn(report: Report): VisitorObject {
  const allowed = new Set<object>()
  return {
    MemberExpression(node) {
      const { object } = node
      const property = propertyOf(node) ?? ''
      if (['globalThis', 'global'].includes(nameOf(object) ?? '') && property === 'process')
        report(node)
      if (nameOf(object) === 'process' && processMembers.has(property)) allowed.add(object)
    },
    Identifier(node) {
      if (node.name === 'process' && !allowed.has(node)) report(node)
    },
  }
}

/** A function that does nothing with what it is given. */
function isNothing(handler: object | undefined): boolean {
  const { type, body } = (handler ?? {}) as Expression
  if (type !== 'ArrowFunctionExpression' && type !== 'FunctionExpression') return false
  const { type: kind, body: statements } = body as { type: string; body?: object[] }
  return kind === 'BlockStatement' && statements?.length === 0
}
