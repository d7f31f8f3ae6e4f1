/** The fields of an address's query; one that is given twice is a list, which no rule accepts. */
export function queryFields(address: string): Record<string, string | string[]> {
  const { searchParams } = new URL(address)
  return Object.fromEntries(
    Array.from(new Set(searchParams.keys()), (name) => {
      const values = searchParams.getAll(name)
      return [name, values.length > 1 ? values : values[0]!]
    }),
  )
}
