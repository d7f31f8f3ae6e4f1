// Loaded before the built site: prints the port it listens on if the system has chosen one.
import { tracingChannel } from 'node:diagnostics_channel'
import type { AddressInfo, Server } from 'node:net'

type Listening = { server: Server }

tracingChannel<string, Listening>('net.server.listen').asyncEnd.subscribe((message) => {
  const { port } = (message as Listening).server.address() as AddressInfo
  process.stdout.write(`listening at http://127.0.0.1:${port}\n`)
})
