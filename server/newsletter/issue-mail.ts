import { academy } from '../../content/academy.ts'
import { newsletter } from '../../content/newsletter.ts'
import type { IssuePreview } from '../../shared/newsletter.ts'
import { escapeHtml } from '../mail/mail-html.ts'

export type IssueArticle = { _id: string; title: string; brief: string }
export type IssueWords = { subject: string; intro: string; articles: IssueArticle[] }

/** The mail for one reader, as text and as HTML with the same words. It loads nothing and measures nothing. */
export function issueMail(
  { subject, intro, articles }: IssueWords,
  siteUrl: string,
  unsubscribeUrl: string,
): IssuePreview {
  const { street, locality, region, postalCode } = academy.address
  const { why } = newsletter.mails
  const sender = [academy.name, street, `${locality}, ${region} ${postalCode}`]
  const paragraphs = intro.split(/\r?\n(?:[ \t]*\r?\n)+/).filter((text) => text.trim() !== '')
  const linked = articles.map((article) => ({
    ...article,
    link: `${siteUrl}/articles/${article._id}`,
  }))
  const text = [
    ...paragraphs,
    ...linked.map(({ title, brief, link }) => [title, brief, link].filter(Boolean).join('\n')),
    why,
    `Unsubscribe\n${unsubscribeUrl}`,
    sender.join('\n'),
  ].join('\n\n')
  const html = [
    ...paragraphs.map((paragraph) => `<p class="intro">${escapeHtml(paragraph)}</p>`),
    ...linked.map(articleHtml),
    `<div class="end"><p>${escapeHtml(why)}</p>`,
    `<p><a href="${escapeHtml(unsubscribeUrl)}">Unsubscribe</a></p>`,
    `<p>${sender.map(escapeHtml).join('<br>')}</p></div>`,
  ].join('\n')
  return { subject, text: `${text}\n`, html: page(subject, html) }
}

function articleHtml({ title, brief, link }: IssueArticle & { link: string }): string {
  const words = brief && `\n<p>${escapeHtml(brief)}</p>`
  return `<h2><a href="${escapeHtml(link)}">${escapeHtml(title)}</a></h2>${words}`
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<div class="column">
${body}
</div>
</body>
</html>
`

const style = `
:root { color-scheme: light dark; }
body { margin: 0; background: #fff; color: #14181d; font: 17px/1.55 Georgia, serif; }
.column { max-width: 560px; margin: 0 auto; padding: 24px 20px; overflow-wrap: anywhere; }
p { margin: 0 0 16px; }
.intro { white-space: pre-line; }
h2 { margin: 28px 0 6px; font: bold 20px/1.3 Georgia, serif; }
a { color: #0b5563; }
.end { margin-top: 36px; padding-top: 16px; border-top: 1px solid #c9d2d6; color: #4a545c; font: 14px/1.5 sans-serif; }
@media (prefers-color-scheme: dark) {
body { background: #14181d; color: #e8ecee; }
a { color: #8fd3df; }
.end { border-color: #3c464d; color: #b4bec5; }
}
`
