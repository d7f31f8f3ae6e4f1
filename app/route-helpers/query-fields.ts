/** The query fields of an address. A field given twice becomes a list, which every rule rejects. */
export function queryFields(address: string): Record<string, string | string[]> {
  const { searchParams } = new URL(address)
  return Object.fromEntries(
    Array.from(new Set(searchParams.keys()), (name) => {
      const values = searchParams.getAll(name)
      return [name, values.length > 1 ? values : values[0]!]
    }),
  )
}
