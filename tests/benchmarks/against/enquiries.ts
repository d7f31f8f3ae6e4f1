import type { Row } from '../figures.ts'
import { measureEnquiries } from '../writes.ts'
import { inTurns, rowOf } from './figure-rows.ts'
import type { Sides } from './versions.ts'

/** Enquiries of the contact form over 16 connections, until all are on the disk. */
export async function measureWrites(
  ref: string,
  { before, now }: Sides,
  enquiries: number,
): Promise<Row[]> {
  const extent = { enquiries, connections: 16 }
  const measures = [before, now].map(
    ({ site }) =>
      () =>
        measureEnquiries(site, extent),
  )
  const [was = [], is = []] = await inTurns(4, measures)
  return [
    { figure: 'enquiries, acknowledged per s', field: 'acknowledged/s', digits: 0 },
    { figure: 'enquiries, CPU ms each', field: 'CPU ms each', digits: 2 },
  ].map(({ figure, field, digits }) => {
    const values = (rows: Row[]) => rows.map((row) => Number(row[field]))
    return rowOf(ref, figure, { before: values(was), now: values(is) }, digits)
  })
}
