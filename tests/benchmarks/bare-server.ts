// A process with the least that node:http can do: one response, made beforehand, for every request.
// Its argument is a JSON file with `status`, `headers` (as node:http lists them) and `body` (base64).
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const answer = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  status: number
  headers: string[]
  body: string
}
const body = Buffer.from(answer.body, 'base64')

const server = createServer((_request, response) => {
  response.writeHead(answer.status, answer.headers).end(body.length > 0 ? body : undefined)
})
// As the site has it: the header that names it is part of every response.
server.keepAliveTimeout = 72_000
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'))
process.on('disconnect', () => process.exit())
