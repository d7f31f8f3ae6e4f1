import { academy } from '../../content/academy.ts'

type Part = string | { link: string; label: string }

/** A mail body in both forms from the same parts: plain paragraphs, and links on lines of their own. */
export function mailBody(parts: Part[]): { text: string; html: string } {
  const signature = academy.name
  const text = parts
    .map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.link}`))
    .concat(signature)
    .join('\n\n')
  const html = parts
    .map((part) =>
      typeof part === 'string'
        ? `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(part)}</p>`
        : `<p style="margin:0 0 16px"><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`,
    )
    .join('')
  return {
    text: `${text}\n`,
    html: `<div style="font:16px/1.5 sans-serif;color:#14181d;max-width:560px">${html}<p style="color:#555">${escapeHtml(signature)}</p></div>`,
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
