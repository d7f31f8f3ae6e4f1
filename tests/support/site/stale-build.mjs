// Runs before all tests, once: `built-program.ts` refuses a build that is not of these sources.
import { isBuilt } from '../../../scripts/prepare.mjs'

export function setup() {
  if (!isBuilt()) process.env['BUILD_IS_STALE'] = '1'
}
