// Runs before each test file on PostgreSQL. The API's behaviour does not depend on time, so a busy machine gets
// longer than the product gives a server before it says 503; tests of those limits keep them.
import { expect } from 'vitest'
import { realTimeLimitsMs, timeLimitsMs } from '../site/built-program.ts'

const patientMs = 120_000
const isAboutLimits = !/\/tests\/(?:api|fuzz)\//.test(expect.getState().testPath ?? '')

Object.assign(
  timeLimitsMs,
  isAboutLimits
    ? realTimeLimitsMs
    : { connect: patientMs, statement: patientMs, response: patientMs, queue: patientMs },
)
