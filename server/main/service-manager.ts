// systemd (Type=notify) waits until the service says that it is ready: a restart that fails is seen to fail.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { isStartedBySystemd } from '../core/env.ts'

/**
 * Tells systemd that requests are served; does nothing where no systemd waits for it. Node has no
 * datagram sockets of the Unix kind, so systemd's own program sends the message.
 */
export async function notifyReady(log: FastifyBaseLogger): Promise<void> {
  if (!isStartedBySystemd()) return
  try {
    await promisify(execFile)('systemd-notify', ['--ready'])
  } catch (error) {
    log.error(error, 'could not notify systemd that the site is ready')
  }
}
