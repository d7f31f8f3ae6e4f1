import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Handles requests with an `Expect` header. Unknown expectations are ignored, as HTTP allows; Node
 * would reject them without our headers.
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
    // While an earlier response is being sent, Node would queue the 100 behind this response's own headers.
    if (response.socket) proceed()
    else response.once('socket', proceed)
  })
}
