import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { databaseBytes } from '../support/stores/database-bytes.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { wrongCode } from '../support/requests/log-in.ts'
import { admin, second, useLoginSite } from '../support/site/login-site.ts'
import { hour, minute } from '../support/site/movable-clock.ts'

const at = useLoginSite()

describe('the code', () => {
  it('is sent by mail at once, alone on its line, and is nowhere else', async () => {
    const { response, otpToken, message, code } = await at.client.send('  Admin@Example.org ')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const received = await at.mail.mailTo(admin)
    expect(received.recipients).toEqual([admin])
    expect(received.text?.match(/\b\d{6}\b/g)).toEqual([await code()])
    expect(received.html?.replace(/<[^>]*>/g, ' ').match(/\b\d{6}\b/g)).toEqual([await code()])
    expect(`${received.text}${received.html}`).not.toMatch(/https?:|href/)
    expect(received.subject).not.toMatch(/\d{6}/)
    const answer = JSON.stringify([otpToken, message, ...response.headers])
    expect(answer).not.toContain(await code())
    expect(otpToken).toMatch(/^[\w-]{43}$/)
  })

  it('logs in once (L-08)', async () => {
    const { otpToken, code } = await at.client.send(admin)
    const response = await at.client.verify(admin, ` ${await code()} `, otpToken)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { authToken, message } = (await response.json()) as Record<string, string>
    expect(message).toBe('Login successful!')
    expect((await at.client.session(authToken!)).status).toBe(200)
    expect(await refusal(await at.client.verify(admin, await code(), otpToken))).toBe(
      '401 Invalid OTP',
    )
  })

  it('L-04: is dead after five wrong tries', async () => {
    const { otpToken, code } = await at.client.send(admin)
    const wrong = wrongCode(await code())
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await at.client.verify(admin, wrong, otpToken)).status).toBe(401)
    }
    expect((await at.client.verify(admin, await code(), otpToken)).status).toBe(401)
  })

  it('is alive after four wrong tries', async () => {
    const { otpToken, code } = await at.client.send(admin)
    const wrong = wrongCode(await code())
    for (let tries = 0; tries < 4; tries += 1) await at.client.verify(admin, wrong, otpToken)
    expect((await at.client.verify(admin, await code(), otpToken)).status).toBe(200)
  })

  it('L-05: many tries at once are no more tries', async () => {
    const { otpToken, code } = await at.client.send(admin)
    const wrong = wrongCode(await code())
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => at.client.verify(admin, wrong, otpToken)),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(401))
    expect((await at.client.verify(admin, await code(), otpToken)).status).toBe(401)
  })

  it('L-05: of a hundred guesses at once, the right one among them, five are judged', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { otpToken, code } = await at.from(`198.51.100.${round}`).send(admin)
      const otp = await code()
      const first = Math.floor(Math.random() * 1_000_000)
      const guesses = Array.from({ length: 99 }, (_, number) =>
        String((first + number * 9973) % 1_000_000).padStart(6, '0'),
      ).filter((guess) => guess !== otp)
      // The right code is sent last and finds all attempts used up.
      const responses = await Promise.all(
        [...guesses, otp].map((guess, number) =>
          at.from(`2001:db8:${round}:${number}::1`).verify(admin, guess, otpToken),
        ),
      )
      const opened = responses.filter(({ status }) => status === 200).length
      const wrong = responses.filter(({ status }) => status === 401).length
      expect([opened + wrong, opened <= 1]).toEqual([guesses.length + 1, true])
      if (opened === 0) {
        expect((await at.from(`198.51.100.9${round}`).verify(admin, otp, otpToken)).status).toBe(
          401,
        )
      }
      at.time.move(15 * minute)
    }
  })

  it('L-09: used many times at once it logs in once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const network = at.from(`198.51.100.${round}`)
      const { otpToken, code } = await network.send(admin)
      const otp = await code()
      const responses = await Promise.all(
        Array.from({ length: 25 }, () => network.verify(admin, otp, otpToken)),
      )
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })

  it('L-10: belongs to its token and its address', async () => {
    const first = await at.client.send(admin)
    await first.code()
    const newer = await at.client.send(admin)
    const other = await at.client.send(second)
    const refused = [
      await at.client.verify(admin, await first.code(), first.otpToken),
      await at.client.verify(admin, await first.code(), newer.otpToken),
      await at.client.verify(admin, await newer.code(), first.otpToken),
      await at.client.verify(second, await newer.code(), newer.otpToken),
      await at.client.verify(admin, await other.code(), other.otpToken),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect((await at.client.verify(admin, await newer.code(), newer.otpToken)).status).toBe(200)
    expect((await at.client.verify(second, await other.code(), other.otpToken)).status).toBe(200)
  })

  it('L-11: lives ten minutes, and not before it was made', async () => {
    const { otpToken, code } = await at.client.send(admin)
    const otp = await code()
    at.time.move(-hour)
    expect((await at.client.verify(admin, otp, otpToken)).status).toBe(401)
    at.time.move(hour + 10 * minute)
    expect((await at.client.verify(admin, otp, otpToken)).status).toBe(401)

    const later = await at.client.send(admin)
    at.time.move(9.9 * minute)
    expect((await at.client.verify(admin, await later.code(), later.otpToken)).status).toBe(200)
  })

  it.each([123456, ['123456'], { $ne: null }, true, null])('L-13: %j is no code', async (otp) => {
    const { otpToken } = await at.client.send(admin)
    expect(await refusal(await at.client.verify(admin, otp, otpToken))).toBe('400 OTP is required')
  })

  it('L-13: what can not be a code is refused and costs no try', async () => {
    const { otpToken, code } = await at.client.send(admin)
    const oddities = [
      '12345',
      '1234567',
      '１２３４５６',
      '0x1E240',
      '12345\0',
      '1e5000',
      '9'.repeat(1e6),
    ]
    for (const otp of oddities) {
      expect(await refusal(await at.client.verify(admin, otp, otpToken))).toBe('401 Invalid OTP')
    }
    expect((await at.client.verify(admin, await code(), otpToken)).status).toBe(200)
  })

  it('L-20: is not on the disk, nor is its token', async () => {
    const { otpToken, code } = await at.client.send(admin)
    const otp = await code()
    const { token } = await at.from('192.0.2.77').logIn(second)
    const files = await readdir(at.site.dataDir, { recursive: true, withFileTypes: true })
    const database = (await databaseBytes(at.site.dataDir)).toString('latin1')
    expect(database).toContain(second)
    const read = files
      .filter((entry) => entry.isFile())
      .map((file) => readFile(join(file.parentPath, file.name), 'latin1'))
    for (const bytes of [database, ...(await Promise.all(read))]) {
      for (const secret of [otpToken, token]) expect(bytes).not.toContain(secret)
      expect(bytes.match(new RegExp(`(?<!\\d)${otp}(?!\\d)`))).toBeNull()
    }
  })

  it('L-21: neither token is accepted for the other', async () => {
    const { otpToken } = await at.client.send(admin)
    expect((await at.client.session(otpToken)).status).toBe(401)
    const { token } = await at.client.logIn(second)
    expect((await at.client.verify(second, '123456', token)).status).toBe(401)
  })
})
