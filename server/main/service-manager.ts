// systemd (Type=notify) waits until the service reports ready, so a failed restart is noticed.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { isStartedBySystemd } from '../core/env.ts'

/**
 * Tells systemd that the site is serving requests; does nothing if systemd did not start it. Node has no
 * Unix datagram sockets, so `systemd-notify` sends the message.
 */
export async function notifyReady(log: FastifyBaseLogger): Promise<void> {
  if (!isStartedBySystemd()) return
  try {
    await promisify(execFile)('systemd-notify', ['--ready'])
  } catch (error) {
    log.error(error, 'could not notify systemd that the site is ready')
  }
}
