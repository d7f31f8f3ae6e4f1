// Renders the drawings of the sample content as stored pictures. Run it after a drawing changed:
// npm run render-sample-pictures
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  drawingsFolder,
  imagesFolder,
  sampleImageId,
} from '../server/database/sample-content/sample-images.ts'
import { renderPicture } from '../server/images/renditions.ts'

await rm(imagesFolder, { recursive: true, force: true })
await mkdir(imagesFolder, { recursive: true })
for (const file of await readdir(drawingsFolder)) {
  const drawing = await readFile(join(drawingsFolder, file))
  const { renditions } = await renderPicture(drawing, sampleImageId(drawing))
  for (const { file: name, bytes } of renditions) await writeFile(join(imagesFolder, name), bytes)
  process.stdout.write(`${file}: ${renditions.length} files\n`)
}
