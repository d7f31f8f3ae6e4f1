// `npm run render-sample-pictures`: renders the drawings of the sample content as stored pictures. Run it
// after changing a drawing.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  drawingsFolder,
  imagesFolder,
  sampleImageId,
} from '../server/sample-content/sample-images.ts'
import { pictureFiles, pictureKey } from '../server/images/picture-files.ts'
import { readPixels, renderPicture } from '../server/images/renditions.ts'

await rm(imagesFolder, { recursive: true, force: true })
await mkdir(imagesFolder, { recursive: true })
for (const file of await readdir(drawingsFolder)) {
  const drawing = await readFile(join(drawingsFolder, file))
  const pixels = await readPixels(drawing)
  const { width, height } = pixels.info
  const names = pictureFiles(pictureKey(sampleImageId(drawing), width, height))
  for (const [index, bytes] of (await renderPicture(pixels)).entries()) {
    await writeFile(join(imagesFolder, names[index]!), bytes)
  }
  process.stdout.write(`${file}: ${names.length} files\n`)
}
