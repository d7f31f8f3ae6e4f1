// Loaded into the site's process before it: its clock goes by as many ms as stand in a file.
import { readFileSync } from 'node:fs'

const file = process.env['CLOCK_FILE'] ?? ''
const lookAgainMs = 50
let offset = 0

function look(): void {
  offset = Number(readFileSync(file, 'utf8'))
}
look()
setInterval(look, lookAgainMs).unref()

const RealDate = Date
class MovedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + offset)
    else super(...(given as [number]))
  }
  static override now(): number {
    return RealDate.now() + offset
  }
}
globalThis.Date = MovedDate as DateConstructor
