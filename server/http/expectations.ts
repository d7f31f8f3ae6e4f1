import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Requests with an `Expect` header. One that nobody knows is passed over, as HTTP allows: node would refuse it,
 * without any of our headers.
 */
export function takeExpectations(server: Server): void {
  const take = (request: IncomingMessage, response: ServerResponse) =>
    server.emit('request', request, response)
  server.on('checkExpectation', take)
  server.on('checkContinue', (request, response) => {
    const proceed = () => {
      response.writeContinue()
      take(request, response)
    }
    // Before it is this response's turn, node would put the 100 between its head and its body.
    if (response.socket) proceed()
    else response.once('socket', proceed)
  })
}
