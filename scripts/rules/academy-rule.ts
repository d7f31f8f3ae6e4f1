import type { VisitorObject } from 'oxc-parser'
import { academy } from '../../content/academy.ts'
import type { Report } from './nodes.ts'

/** Matches the short name in capitals only; the pattern below ignores case and line breaks. */
const namesOfAcademy = new RegExp(`\\b${academy.shortName}\\b`, 'u')
const wordsOfAcademy = new RegExp(
  [
    academy.name,
    academy.product,
    academy.website,
    academy.email,
    academy.address.street,
    ...Object.values(academy.telephone),
    ...academy.social.map(({ handle }) => handle),
  ]
    .map((name) =>
      name.replaceAll(/[.+()]/gu, String.raw`\$&`).replaceAll(' ', String.raw`(?:\s|&nbsp;|-)+`),
    )
    .join('|'),
  'iu',
)
const namesAcademy = (text: string) => namesOfAcademy.test(text) || wordsOfAcademy.test(text)

/** Reports words that name the academy, what it offers or where it is. */
export function academyNamesIn(report: Report): VisitorObject {
  return {
    Literal(node) {
      if (namesAcademy('regex' in node ? node.regex.pattern : String(node.value))) report(node)
    },
    TemplateElement(node) {
      if (namesAcademy(node.value.raw)) report(node)
    },
    JSXText(node) {
      if (namesAcademy(node.value)) report(node)
    },
  }
}
