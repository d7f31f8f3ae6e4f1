import { describe, expect, it } from 'vitest'
import { codeIn, hasCode, loginClient } from '../support/requests/log-in.ts'
import { admin, useLoginSite } from '../support/site/login-site.ts'
import { startMailServer } from '../support/mail/mail-server.ts'

const at = useLoginSite()

let networks = 0
/** A browser that has never logged in, on its own network. */
const stranger = () => at.from(`203.0.113.${(networks += 1)}`)

/** A browser that has logged in before, with the cookie from that log-in. */
async function knownBrowser() {
  const [cookie = ''] = (await stranger().logIn(admin)).cookie.split(';')
  return at.from(`198.51.100.${(networks += 1)}`, { cookie })
}

describe('L-17: the code that a known browser asked for', () => {
  it('is ended by a newer one of that browser, by its use, and by nobody else', async () => {
    const [office, home] = [await knownBrowser(), await knownBrowser()]
    const unknown = await stranger().send(admin)
    await unknown.code()
    const older = await office.send(admin)
    await older.code()
    const newer = await office.send(admin)
    const otp = await newer.code()
    await (await home.send(admin)).code()
    const last = await stranger().send(admin)
    await last.code()

    expect((await office.verify(admin, await older.code(), older.otpToken)).status).toBe(401)
    expect((await stranger().verify(admin, await unknown.code(), unknown.otpToken)).status).toBe(
      401,
    )
    expect((await office.verify(admin, otp, newer.otpToken)).status).toBe(200)
    expect((await office.verify(admin, otp, newer.otpToken)).status).toBe(401)
    expect((await stranger().verify(admin, await last.code(), last.otpToken)).status).toBe(200)
  })

  it('is mailed again where the mail server did not take it at first, whoever asks meanwhile', async () => {
    const known = await knownBrowser()
    // The notice about a new browser is the last mail of that log-in.
    await expect.poll(() => at.mail.to(admin).filter((mail) => !hasCode(mail))).toHaveLength(1)
    await at.mail.stop()
    let refusals = 0
    at.mail = await startMailServer({
      port: at.mail.port,
      onRecipient() {
        refusals += 1
        if (refusals === 1) throw Object.assign(new Error('later'), { responseCode: 451 })
      },
    })
    const { otpToken } = await known.send(admin)
    await expect.poll(() => refusals).toBe(1)
    await loginClient(at.site, at.mail, { 'x-forwarded-for': '192.0.2.9' }).send(admin)
    await at.mail.mailTo(admin, 2, hasCode)
    const codes = at.mail.to(admin).filter(hasCode).map(codeIn)
    const statuses = []
    for (const code of codes) statuses.push((await known.verify(admin, code, otpToken)).status)
    expect(statuses).toContain(200)
  })
})
