/** An escaped NUL, or an escape that the driver does not decode in a database name. */
const unread = /%00|(?<=^\w+:\/\/[^/?#]*\/[^?#]*)%(?:2[346bcf]|3[abdf]|40)/i

/** Returns what is wrong with a database URL that the driver would only reject later. */
export function addressProblem(url: string): string | undefined {
  const [escape] = unread.exec(url) ?? []
  if (escape) return `its address contains ${escape}, which can't be used there`
  const { port, searchParams } = new URL(url)
  const asked = Number.parseInt(searchParams.get('port') || port || '5432', 10)
  if (!(asked >= 1 && asked <= 65_535)) return 'its port must be a number from 1 to 65535'
  const [limit] =
    [...searchParams].find(([name, text]) => name.endsWith('_timeout') && !/^\d+$/.test(text)) ?? []
  return limit && `${limit} must be a whole number`
}
