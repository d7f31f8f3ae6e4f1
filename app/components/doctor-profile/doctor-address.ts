/** The address of a doctor's own page. */
export const doctorAddress = (id: string) => `/doctors/${encodeURIComponent(id)}`

/** Path of a sheet to take to this doctor, with the questions about a condition if one is given. */
export function visitSheetAddress(id: string, condition?: string): string {
  return `/visit-sheet?${new URLSearchParams({ ...(condition && { condition }), doctor: id })}`
}
