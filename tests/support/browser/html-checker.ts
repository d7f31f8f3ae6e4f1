// The HTML checker of the W3C, a Java program.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL(import.meta.resolve('vnu-jar/build/dist/vnu.jar')))

type Message = { url: string; message: string; extract?: string; lastLine?: number }

/**
 * What the checker is behind on, or what browsers need all the same: SVG 2 allows `pathLength` on circles, and
 * browsers drop the roles of a table that is not laid out as one.
 */
const known = [
  /^Attribute “pathLength” not allowed on element “circle”/,
  /^The “role” attribute must not be used on a “t[dhr]” element which has a “table” ancestor/,
]

/** Returns the errors of all HTML files of a folder, each with its file's name and a piece of its source. */
export async function htmlErrors(folder: string): Promise<string[]> {
  const options = ['--errors-only', '--exit-zero-always', '--format', 'json', '--skip-non-html']
  const checker = spawn('java', ['-Xss2m', '-jar', program, ...options, folder])
  const [said] = await Promise.all([text(checker.stderr), once(checker, 'close')])
  const { messages } = JSON.parse(said) as { messages: Message[] }
  return messages
    .filter(({ message }) => !known.some((pattern) => pattern.test(message)))
    .map(({ url, message, extract = '' }) => `${url.split('/').at(-1)}: ${message} ${extract}`)
}
