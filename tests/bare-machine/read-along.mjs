// Reads a page, its styles and its scripts in turn, as browsers do, until it is told to end; then says what it got.
// Refused connections are counted apart: that is what a restart of a single server costs.
const [origin] = process.argv.slice(2)
const got = { pages: 0, files: 0, refused: 0, styles: new Set() }
const failed = []
const end = new AbortController()
process.on('SIGTERM', () => end.abort())

async function read(path) {
  try {
    const response = await fetch(origin + path)
    const text = await response.text()
    if (response.ok) return text
    failed.push(`${response.status} ${path}`)
  } catch {
    got.refused += 1
  }
  return undefined
}

while (!end.signal.aborted) {
  const page = await read('/articles')
  if (page === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    continue
  }
  got.pages += 1
  const paths = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:css|js)/g) ?? [])]
  got.styles.add(paths.filter((path) => path.endsWith('.css')).join(' '))
  for (const path of paths) {
    if ((await read(path)) !== undefined) got.files += 1
  }
}
process.stdout.write(
  `read: ${got.pages} pages, ${got.files} files, ${got.styles.size} versions of the styles, ` +
    `${got.refused} connections refused, ${failed.length} failed\n`,
)
for (const what of failed.slice(0, 10)) process.stdout.write(`read: failed ${what}\n`)
if (failed.length > 0) process.exitCode = 1
