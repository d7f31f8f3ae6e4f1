/** Describes an export in its audit row: the requested range and the number of rows. */
export function exportFields(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  rows: number,
): string[] {
  return [
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(to === undefined ? [] : [`to ${to}`]),
    rows === 1 ? '1 row' : `${rows} rows`,
  ]
}
