import type { VisitorObject } from 'oxc-parser'
import { nameOf, type Node, propertyOf, type Report, textOf } from './nodes.ts'

const names = new Set(['asked', 'asker', 'by', 'permit', 'person', 'viewer'])
const types = new Set(['Asked', 'Asker', 'Permit', 'Viewer'])

/** Reports parameters and fields for who acts, and with what permission, that callers could omit. */
export function optionalAskersIn(report: Report): VisitorObject {
  return {
    PropertyDefinition: reportField,
    TSPropertySignature: reportField,
    TSParameterProperty({ parameter }) {
      reportParameters({ params: [parameter] })
    },
    TSTypeReference(node) {
      const [of] = (node.typeArguments?.params ?? []) as unknown as Node[]
      const members = (of?.['members'] as Node[] | undefined) ?? []
      const namesAsker = members.some((member) => names.has(propertyOf(member) ?? ''))
      if (nameOf(node.typeName) === 'Partial' && (namesAsker || isOfAsker(of))) report(node)
    },
    TSMappedType(node) {
      const { optional, constraint } = node as unknown as { optional: unknown; constraint: Node }
      const keys = (constraint['typeAnnotation'] as Node | undefined) ?? constraint
      const namesAsker = partsOf(constraint).some((part) => names.has(literalOf(part)))
      if (optional && optional !== '-' && (isOfAsker(keys) || namesAsker)) report(node)
    },
    FunctionDeclaration: reportParameters,
    FunctionExpression: reportParameters,
    ArrowFunctionExpression: reportParameters,
    TSCallSignatureDeclaration: reportParameters,
    TSConstructorType: reportParameters,
    TSConstructSignatureDeclaration: reportParameters,
    TSDeclareFunction: reportParameters,
    TSEmptyBodyFunctionExpression: reportParameters,
    TSFunctionType: reportParameters,
    TSMethodSignature: reportParameters,
  }

  function reportField(node: { start: number; optional?: boolean | undefined }): void {
    const type = typeOf(node)
    const isAsker = names.has(propertyOf(node) ?? '') || isOfAsker(type)
    if (isAsker && (node.optional || canBeUndefined(type))) report(node)
  }

  function reportParameters({ params }: { params: readonly object[] }): void {
    for (const param of params as readonly Node[]) {
      const hasDefault = param.type === 'AssignmentPattern'
      const given = (hasDefault ? param['left'] : param) as Node
      const type = typeOf(given)
      const isAsker = names.has(nameOf(given) ?? '') || isOfAsker(type)
      if (isAsker && (hasDefault || given['optional'] || canBeUndefined(type))) report(param)
      for (const one of (given['properties'] as Node[] | undefined) ?? []) {
        const value = one['value'] as Node | undefined
        if (value?.type === 'AssignmentPattern' && names.has(propertyOf(one) ?? '')) report(one)
      }
    }
  }
}

function typeOf(node: object): Node | undefined {
  return (node as { typeAnnotation?: { typeAnnotation: Node } }).typeAnnotation?.typeAnnotation
}

const literalOf = (type: Node) => textOf(type['literal'] as Node | undefined)

const partsOf = (type: Node | undefined): Node[] =>
  type?.type === 'TSUnionType' ? (type['types'] as Node[]) : type ? [type] : []

const isOfAsker = (type: Node | undefined) =>
  partsOf(type).some((part) => types.has(nameOf(part['typeName'] as Node) ?? ''))

const canBeUndefined = (type: Node | undefined) =>
  partsOf(type).some((part) =>
    ['TSUndefinedKeyword', 'TSNullKeyword', 'TSVoidKeyword'].includes(part.type),
  )
