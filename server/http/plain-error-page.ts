/** Allows the page's stylesheet and nothing else. */
export const plainErrorPolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'"

/** A self-contained page for when the site's own pages can't be rendered. */
export function plainErrorPage(status: number, requestId?: string): string {
  const [title, text] = wordsFor(status)
  const reference = requestId && status >= 500 ? `<p>Reference: ${requestId}</p>` : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/plain-error.css">
</head>
<body><main><h1>${title}</h1><p>${text}</p>${reference}<p><a href="/">Go to the home page</a></p></main></body>
</html>
`
}

function wordsFor(status: number): [title: string, text: string] {
  if (status >= 500) return ['Something went wrong', 'Please try again in a moment.']
  if (status === 429) return ['Too many requests', 'Please wait a moment and try again.']
  return ['Bad address', 'Please check it, or start from the home page.']
}
