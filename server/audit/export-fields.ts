/** What a row of the audit log says of an export: its range, as it was asked for, and how many rows it had. */
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
