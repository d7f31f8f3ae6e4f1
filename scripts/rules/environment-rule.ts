import type { VisitorObject } from 'oxc-parser'
import { nameOf, propertyOf, type Report, textOf } from './nodes.ts'
import { isGlobal } from './time-rule.ts'

/** Members of `process` that give no access to settings. */
const processMembers = new Set(
  `cpuUsage disconnect emitWarning execPath exit exitCode getuid kill memoryUsage nextTick off on once pid platform
  resourceUsage argv send stderr stdin stdout umask uptime version versions cwd`.split(/\s+/u),
)
const processModules = new Set(['process', 'node:process'])
/** Members of `import.meta.env` that describe the build. */
const buildMembers = new Set(['SSR', 'DEV', 'MODE'])

/** Files in which Linux shows the environment of processes. */
const environmentFile = /\/environ\b/u

/** Reports access to the environment of the process, under any name. */
export function environmentIn(report: Report): VisitorObject {
  const allowed = new Set<object>()
  return {
    ImportDeclaration(node) {
      if (processModules.has(node.source.value)) report(node)
    },
    ExportNamedDeclaration({ source }) {
      if (source && processModules.has(source.value)) report(source)
    },
    ExportAllDeclaration({ source }) {
      if (processModules.has(source.value)) report(source)
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && processModules.has(String(source.value))) report(source)
    },
    ImportSpecifier(node) {
      if (
        ['parseEnv', 'SHARE_ENV', 'getEnvironmentData', 'loadEnv'].includes(
          nameOf(node.imported) ?? '',
        )
      ) {
        report(node)
      }
    },
    BinaryExpression({ operator, left, right }) {
      if (operator === 'in') for (const side of [left, right]) if (isGlobal(side)) allowed.add(side)
    },
    MemberExpression(node) {
      const { object, property, computed } = node
      const name = propertyOf(node) ?? ''
      if (buildMembers.has(name) || object.type === 'MetaProperty') allowed.add(object)
      if (object.type === 'MetaProperty' && name === 'env' && !allowed.has(node)) report(node)
      if (isGlobal(object)) {
        allowed.add(object)
        const isWay =
          name === 'process' || name === 'global' || name === '' || name === 'globalThis'
        if (nameOf(object) !== 'window' && isWay) report(node)
      }
      if (nameOf(object) === 'process' && processMembers.has(name) && !computed) allowed.add(object)
      if (!computed) allowed.add(property)
    },
    MetaProperty(node) {
      if (node.meta.name === 'import' && !allowed.has(node)) report(node)
    },
    Literal(node) {
      if (environmentFile.test(textOf(node))) report(node)
    },
    TemplateElement(node) {
      if (environmentFile.test(node.value.raw)) report(node)
    },
    Property({ key, computed }) {
      if (!computed) allowed.add(key)
    },
    Identifier(node) {
      const isWay = node.name === 'process' || node.name === 'globalThis' || node.name === 'global'
      if (isWay && !allowed.has(node)) report(node)
    },
  }
}
