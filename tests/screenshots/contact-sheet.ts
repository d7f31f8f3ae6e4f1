import type { Picture } from './photographer.ts'

/** A page that shows all pictures: a row for each name, its widths and schemes side by side. */
export function contactSheet(taken: ReadonlyMap<string, Picture[]>): string {
  const names = [...taken.keys()]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screenshots</title>
<style>
body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #14181d; background: #c9d0d6 }
nav { columns: 18rem }
nav a { display: block }
.row { display: flex; align-items: flex-start; gap: 1rem; overflow-x: auto; padding-bottom: 1rem }
figure { flex: none; margin: 0 }
img { display: block; max-height: 60rem; width: auto }
</style>
</head>
<body>
<h1>Screenshots</h1>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join('\n')}</nav>
${names.map((name) => row(name, taken.get(name)!)).join('\n')}
</body>
</html>
`
}

function row(name: string, pictures: Picture[]): string {
  return `<h2 id="${name}">${name}</h2>\n<div class="row">${pictures.map(figure).join('\n')}</div>`
}

function figure({ file, width, scheme }: Picture): string {
  const name = `${width} px, ${scheme}`
  return `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" alt="${name}" width="${Math.round(width / 3)}" loading="lazy"></a></figure>`
}
