// A program of its own: reads one uploaded picture from its input and writes the files to store to
// its output. What an unknown file can do to a decoder happens here, without secrets in the
// environment, at low priority, and ends with this process.
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

// A fifth of what starting takes, and photos have no need of it.
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

/** Ends this process as soon as it has used more than that. */
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
