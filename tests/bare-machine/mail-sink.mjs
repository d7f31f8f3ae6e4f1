// Takes every mail on a port of this machine and appends it to a file. usage: mail-sink.mjs PORT FILE
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:net'

const [port, file] = process.argv.slice(2)
createServer((socket) => {
  let said = ''
  let isMail = false
  const answer = (line) => socket.write(`${line}\r\n`)
  answer('220 sink')
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    said += bytes
    const end = () => (isMail ? said.indexOf('\r\n.\r\n') : said.indexOf('\r\n'))
    for (let at = end(); at >= 0; at = end()) {
      const words = said.slice(0, at)
      said = said.slice(at + (isMail ? 5 : 2))
      if (isMail) appendFileSync(file, `${words}\n`)
      const isData = !isMail && /^data$/i.test(words)
      answer(isData ? '354 go on' : /^quit$/i.test(words) ? '221 bye' : '250 ok')
      isMail = isData
    }
  })
}).listen(Number(port), '127.0.0.1')
