import { academy } from '../../content/academy.ts'

type Part = string | { link: string; label: string } | { code: string }

/** Builds a mail body as text and HTML from the same parts; links and codes get their own lines. */
export function mailBody(parts: Part[]): { text: string; html: string } {
  const signature = academy.name
  const text = parts.map(asText).concat(signature).join('\n\n')
  const html = parts
    .map((part) => `<p style="margin:0 0 16px;white-space:pre-line">${asHtml(part)}</p>`)
    .join('')
  return {
    text: `${text}\n`,
    html: `<div style="font:16px/1.5 sans-serif;color:#14181d;max-width:560px">${html}<p style="color:#555">${escapeHtml(signature)}</p></div>`,
  }
}

function asText(part: Part): string {
  if (typeof part === 'string') return part
  return 'code' in part ? part.code : `${part.label}:\n${part.link}`
}

function asHtml(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part)
  if ('code' in part) {
    return `<strong style="font-size:32px;letter-spacing:6px">${escapeHtml(part.code)}</strong>`
  }
  return `<a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a>`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
