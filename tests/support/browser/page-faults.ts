import type { Page } from '@playwright/test'

/** Collects what must never happen on any page: errors, warnings, other origins, policy violations. */
export async function watchForFaults(page: Page, origin: string): Promise<string[]> {
  const faults: string[] = []
  await page.exposeFunction('onBreach', (what: string) => faults.push(`policy: ${what}`))
  await page.addInitScript(reportBreaches)
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      faults.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  page.on('request', (request) => {
    const { origin: target, protocol } = new URL(request.url())
    if (target !== origin && protocol.startsWith('http')) faults.push(`request to ${target}`)
  })
  return faults
}

/** Some violations, such as checking whether code may be compiled, are reported nowhere else. */
function reportBreaches() {
  const { onBreach } = globalThis as unknown as { onBreach: (what: string) => void }
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    onBreach(`${violatedDirective} ${blockedURI}`),
  )
}
