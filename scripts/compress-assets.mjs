// Writes Brotli and gzip versions next to every built text file, at a level that only a build can afford.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'build', 'client')
const compressible = new Set(['.css', '.js', '.svg', '.txt', '.xml', '.json'])
const smallestWorthwhile = 200

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name)
  if (!entry.isFile() || !compressible.has(extname(file))) continue
  const bytes = readFileSync(file)
  if (bytes.length < smallestWorthwhile) continue
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
