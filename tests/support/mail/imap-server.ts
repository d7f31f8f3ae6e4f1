// A real IMAP server: Dovecot on this machine, with its own mailbox.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { freePorts } from '../site/free-ports.ts'
import { endingWithParent } from '../stores/ending-with-parent.ts'

const folder = 'Answers'
const password = 'secret'

/** Starts the server with an empty folder. Throws if it is not installed (Debian: dovecot-imapd). */
export async function startImapServer() {
  const home = await mkdtemp(join(tmpdir(), 'academy-imap-'))
  // Dovecot drops root privileges and reads mail as another user.
  await chmod(home, 0o755)
  await mkdir(join(home, 'mail'))
  await chmod(join(home, 'mail'), 0o777)
  const [port] = await freePorts(1)
  const config = join(home, 'dovecot.conf')
  await writeFile(config, settings(home, port!))
  let server = await start(config, port!)
  await using(port!, (client) => client.mailboxCreate(folder))

  return {
    url: `imap://desk:${password}@127.0.0.1:${port}/${folder}`,
    /** Puts a mail into the folder. */
    deliver: (mail: string | Buffer) =>
      using(port!, (client) => client.append(folder, Buffer.from(mail))),
    /** Recreates the folder with these mails, so that the server numbers them anew. */
    renumber: (mails: string[]) =>
      using(port!, async (client) => {
        await client.mailboxDelete(folder)
        // A folder's number is the second in which it was created.
        await wait(1100)
        await client.mailboxCreate(folder)
        for (const mail of mails) await client.append(folder, Buffer.from(mail))
      }),
    /** How many mails the folder has, and how many are marked as seen. */
    status: () =>
      using(port!, async (client) => {
        const { messages, unseen } = (await client.status(folder, {
          messages: true,
          unseen: true,
        })) as { messages: number; unseen: number }
        return { messages, seen: messages - unseen }
      }),
    async stop(): Promise<void> {
      await end(server)
    },
    async restart(): Promise<void> {
      server = await start(config, port!)
    },
    async remove(): Promise<void> {
      await end(server)
      await rm(home, { recursive: true, force: true })
    },
  }
}

function settings(home: string, port: number): string {
  const isRoot = process.getuid?.() === 0
  const { username } = userInfo()
  const users = isRoot
    ? ''
    : `default_internal_user = ${username}\ndefault_login_user = ${username}\n`
  const reader = isRoot ? 'mail' : username
  return `${users}base_dir = ${home}/run
state_dir = ${home}/state
log_path = ${home}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${home}/mail
first_valid_uid = 1
mail_uid = ${reader}
mail_gid = ${isRoot ? 'mail' : userInfo().gid}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = home=${home}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`
}

async function start(config: string, port: number): Promise<ChildProcess> {
  const server = spawn(...endingWithParent('KILL', 'dovecot', ['-F', '-c', config]), {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  })
  const failed = once(server, 'error').then(([error]) => {
    throw new Error('The tests of the mailbox need Dovecot. Install: dovecot-imapd', {
      cause: error,
    })
  })
  await Promise.race([failed, listening(server, port)])
  return server
}

async function listening(server: ChildProcess, port: number): Promise<void> {
  while (server.exitCode === null) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
  throw new Error('Dovecot did not start')
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

async function using<Result>(
  port: number,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const auth = { user: 'desk', pass: password }
  const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.logout()
  }
}
