// A separate program: reads one uploaded picture from stdin and writes the rendered files to stdout. Whatever
// a hostile file does to a decoder happens here, without secrets in the environment, at low priority, and
// ends with this process.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { lowerPriority } from '../core/lower-priority.ts'
import { readPixels, renderPicture } from './renditions.ts'
import { unreadable, writeRendered } from './render-protocol.ts'

const [kind] = process.argv.slice(2)
const loaders: Record<string, string> = {
  png: 'VipsForeignLoadPngBuffer',
  jpeg: 'VipsForeignLoadJpegBuffer',
  svg: 'VipsForeignLoadSvgBuffer',
}
const loader = loaders[kind ?? '']
if (!loader) throw new Error('unknown kind of picture')

lowerPriority()
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: [loader] })

// This import takes a fifth of the start-up time, and photos do not need it.
const drawings = kind === 'svg' ? await import('./sanitise-svg.ts') : undefined
const source = await buffer(process.stdin)
try {
  const endReading = allow({ cpuSeconds: kind === 'svg' ? 1 : 5, megabytes: 600 })
  const pixels = await readPixels(drawings ? drawings.sanitiseSvg(source) : source)
  endReading()
  allow({ cpuSeconds: 20, megabytes: 600 })
  const picture = writeRendered(pixels.info, await renderPicture(pixels))
  process.stdout.write(picture, () => process.exit(0))
} catch {
  process.exit(unreadable)
}

/** Kills this process as soon as it exceeds these limits. */
function allow({ cpuSeconds, megabytes }: { cpuSeconds: number; megabytes: number }): () => void {
  const start = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(start)
    const tooMuch =
      user + system > cpuSeconds * 1e6 || process.memoryUsage.rss() > megabytes * 1024 * 1024
    if (tooMuch) process.kill(process.pid, 'SIGKILL')
  }, 50)
  return () => clearInterval(timer)
}
