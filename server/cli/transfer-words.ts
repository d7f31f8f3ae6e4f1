/** The name of a list in plain words: `audit log` for `auditLog`. */
export function inPlain(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

type Transferred = { counts: ReadonlyMap<string, number>; pictures: number }

/** Says what was transferred, such as `12 articles, 3 doctors, 40 images`; empty lists are left out. */
export function inWords({ counts, pictures }: Transferred): string {
  const lists = [...counts].filter(([name, count]) => count > 0 && !/pictures$/i.test(name))
  const listed = lists.map(([name, count]) => `${count} ${inPlain(name)}`)
  return [...listed, `${pictures} images`].join(', ')
}
