import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { assertPostgres } from '../support/site/built-program.ts'
import { freshPostgres } from '../support/stores/fresh-postgres.ts'
import { freePorts } from '../support/site/free-ports.ts'
import { unreliableLine } from '../support/requests/unreliable-line.ts'
import { startSiteProcess } from '../support/site/site-process.ts'
import { useStartOnPostgres } from '../support/site/start-on-postgres.ts'

const { environment, open } = useStartOnPostgres()

const withPath = (pathname: string) => Object.assign(new URL(inject('postgresUrl')), { pathname })

describe('one line says why the site does not start', () => {
  it('and nothing else, before the process ends with 1', async () => {
    const { SECRET: _, ...env } = environment(inject('postgresUrl'))
    await expect(startSiteProcess(env)).rejects.toThrow(
      /^exit 1: SECRET: is missing: all instances that use one DATABASE_URL must share it\n$/,
    )
    await expect(startSiteProcess(environment(withPath('/missing').href))).rejects.toThrow(
      /^exit 1: DATABASE_URL: [^\n]+\n$/,
    )
  })

  it('with a database that is not there', async () => {
    const url = withPath('/missing').href.replace('academy@', 'academy:hunter2@')
    await expect(open(url)).rejects.toThrow(
      'DATABASE_URL: the database missing at 127.0.0.1 can\'t be used: database "missing" does not exist',
    )
  })

  it('with a user whom the server does not know', async () => {
    const url = inject('postgresUrl').replace('academy@', 'stranger:hunter2@')
    await expect(open(url)).rejects.toThrow(
      'DATABASE_URL: the database postgres at 127.0.0.1 can\'t be used: role "stranger" does not exist',
    )
  })

  it('with an address that no driver can read, at once and without the password', async () => {
    const url = inject('postgresUrl').replace('academy@', 'academy:hunter2@')
    for (const wrong of ['%', '?sslrootcert=/nothing/root.crt']) {
      const refused = await open(url + wrong).catch((error: unknown) => String(error))
      expect(refused).toMatch(
        /^Error: DATABASE_URL: the database \S+ at 127\.0\.0\.1 can't be used: .+$/,
      )
      expect(refused).not.toContain('hunter2')
    }
  })

  it.each([
    ['/site?port=abc', 'its port must be a number from 1 to 65535'],
    ['/site?port=70000', 'its port must be a number from 1 to 65535'],
    ['/site?query_timeout=soon', 'query_timeout must be a whole number'],
    ['/a%2Fb', "its address contains %2F, which can't be used there"],
    ['/a%3fb', "its address contains %3f, which can't be used there"],
    ['/a%23b?application_name=a', "its address contains %23, which can't be used there"],
    ['/site%00', "its address contains %00, which can't be used there"],
    ['/site?user=%00', "its address contains %00, which can't be used there"],
    ['/%ff', 'URI malformed'],
    ['/site?ssl=true', 'The server does not support SSL connections'],
    ['/site?sslnegotiation=maybe', 'Invalid sslnegotiation value: "maybe"'],
    ['/site#fragment', 'database "site" does not exist'],
    ['/a%25%20b?nonsense=%2F', 'database "a% b" does not exist'],
  ])('with the address …%s, without trying for a while', async (end, reason) => {
    const url = withPath('').href.replace('academy@', 'academy:hunter2@')
    const refused = open(url + end)
    await expect(refused).rejects.toThrow(
      /^DATABASE_URL: the database \S+ at 127\.0\.0\.1 can't be used: [^\n]+$/,
    )
    await expect(refused).rejects.toThrow(reason)
    await expect(refused).rejects.not.toThrow('hunter2')
  })

  it('with a server that can not be reached, after it has been tried for a while', async () => {
    const [port] = await freePorts(1)
    const began = Date.now()
    const tried = assertPostgres(`postgres://academy:hunter2@127.0.0.1:${port}/site`, 1200)
    await expect(tried).rejects.toThrow(
      `DATABASE_URL: the database site at 127.0.0.1 can't be used: connect ECONNREFUSED 127.0.0.1:${port}`,
    )
    expect(Date.now() - began).toBeGreaterThan(500)
  })

  it('with a database that does not hold every character', async () => {
    const client = new Client(inject('postgresUrl'))
    await client.connect()
    await client.query(
      `create database latin encoding latin1 template template0 locale 'C' locale_provider libc`,
    )
    await client.end()
    await expect(open(withPath('/latin').href)).rejects.toThrow(
      "DATABASE_URL: the database latin at 127.0.0.1 can't be used: its encoding must be UTF8",
    )
  })
})

it('starts as soon as the server can be reached', async () => {
  const database = await freshPostgres()
  const line = await unreliableLine(database.url)
  line.become('cut')
  const starting = startSiteProcess(environment(line.url))
  const stillTrying = Symbol('still trying')
  expect(await Promise.race([starting, wait(4000, stillTrying)])).toBe(stillTrying)
  line.become('good')
  const site = await starting
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  await site.stop()
  await line.stop()
  await database.drop()
})
