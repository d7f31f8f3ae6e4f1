// Looks whether the sites north and south on this machine share anything. Ends with 1 where they do.
// Mails arrive in /root/north.mails and /root/south.mails.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

let broken = 0
function hold(what, isTrue, seen = '') {
  process.stdout.write(`${isTrue ? 'held' : 'BROKEN'}: ${what}${isTrue ? '' : ` (${seen})`}\n`)
  if (!isTrue) broken += 1
}

const run = (...words) =>
  execFileSync(words[0], words.slice(1), { encoding: 'utf8', stdio: 'pipe' }).trim()

/** A process and those that it has started. */
function family(pid) {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return [pid, ...children.flatMap(family)]
}

const listening = ['tcp', 'tcp6'].flatMap((table) =>
  readFileSync(`/proc/net/${table}`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((words) => words[3] === '0A')
    .map((words) => ({ port: Number.parseInt(words[1].split(':')[1], 16), inode: words[9] })),
)

/** What the processes of a site have open; the program itself is read-only for all of them. */
function openBy(name) {
  const pids = family(run('systemctl', 'show', `academy@${name}`, '-p', 'MainPID', '--value'))
  const open = pids.flatMap((pid) => [
    ...readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`)),
    ...[...readFileSync(`/proc/${pid}/maps`, 'utf8').matchAll(/ .w.. .* (\/.+)$/gm)].map(
      ([, file]) => file,
    ),
  ])
  const isOurs = (file) =>
    file.startsWith('/') && !/^\/(?:dev|usr|opt\/academy\/releases)\//.test(file)
  const sockets = new Set(open.map((file) => /^socket:\[(\d+)\]$/.exec(file)?.[1]))
  return {
    users: new Set(
      pids.map((pid) => /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]),
    ),
    files: new Set(open.filter(isOurs)),
    ports: new Set(listening.filter(({ inode }) => sockets.has(inode)).map(({ port }) => port)),
  }
}

const names = ['north', 'south']
const mailsOf = (name) => readFileSync(`/root/${name}.mails`, 'utf8')
const before = Object.fromEntries(names.map((name) => [name, mailsOf(name).length]))

async function untilMail(name, pattern) {
  for (let tries = 0; tries < 120; tries += 1) {
    const found = pattern.exec(mailsOf(name).slice(before[name]))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`${name}: no mail with ${pattern}`)
}

function siteAt(name, port) {
  const call = async (path, body, token) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const options = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) }
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, options)
    return { status: response.status, text: await response.text() }
  }
  return {
    call,
    async logIn() {
      const email = `admin@${name}.example.org`
      const sent = await call('/admin/v1/auth/send-otp', { email })
      const [, otp] = await untilMail(name, /^(\d{6})\r?$/m)
      const { otpToken } = JSON.parse(sent.text)
      return JSON.parse((await call('/admin/v1/auth/verify-otp', { email, otp, otpToken })).text)
        .authToken
    },
    enquiries: async (token) => await call('/admin/v1/contact/all', undefined, token),
  }
}

const [open, other] = names.map(openBy)
const both = (of) => [...open[of]].filter((each) => other[of].has(each))
for (const of of ['users', 'files', 'ports'])
  hold(`no ${of} in common`, both(of).length === 0, both(of))
for (const [at, name] of names.entries()) {
  const foreign = [...[open, other][at].files].filter(
    (file) => !file.startsWith(`/var/lib/academy-${name}/`),
  )
  hold(
    `${name} has its own files open and no others`,
    [open, other][at].files.size > 0 && foreign.length === 0,
    foreign,
  )
}

const secrets = names.map((name) => readFileSync(`/var/lib/academy-${name}/secret`, 'utf8'))
hold('each has a secret of its own', secrets[0] !== secrets[1])

const [north, south] = [siteAt('north', 3001), siteAt('south', 3002)]
const tokens = [await north.logIn(), await south.logIn()]
hold('a session works', (await north.enquiries(tokens[0])).status === 200)
hold('and is refused by the other', (await south.enquiries(tokens[0])).status === 401)

const message = `A question for the north, ${Date.now()}`
const sent = await north.call('/user/v1/contact/send-message', {
  name: 'Ana',
  email: 'ana@example.com',
  message,
})
hold('an enquiry is taken', sent.status === 201, sent.text)
hold('it is in the site', (await north.enquiries(tokens[0])).text.includes(message))
const elsewhere = await south.enquiries(tokens[1])
hold(
  'and not in the other',
  elsewhere.status === 200 && !elsewhere.text.includes(message),
  elsewhere.status,
)

await untilMail('north', /office@north\.example\.org/)
for (const [at, name] of names.entries()) {
  hold(
    `the mail server of ${name} gets mails of ${name} alone`,
    !mailsOf(name).includes(`${names[1 - at]}.example.org`),
  )
}

for (const [name, file] of names.flatMap((name, at) =>
  ['/var/lib/academy-', '/etc/academy-', '/var/backups/academy-'].map((start) => [
    name,
    start + names[1 - at],
  ]),
)) {
  const user = `academy-${name}`
  let said = 'it may'
  try {
    run('runuser', '-u', user, '--', 'ls', file)
  } catch (error) {
    said = String(error.stderr)
  }
  hold(`${user} may not read ${file}`, said.includes('Permission denied'), said)
}
process.exit(broken > 0 ? 1 : 0)
