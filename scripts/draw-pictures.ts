// `npm run draw-pictures`: writes the drawings of the site and the sample content, made from the parts in
// scripts/pictures.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allPictures } from './pictures/all-pictures.ts'

const root = join(import.meta.dirname, '..')
for (const [path, drawing] of allPictures()) await writeFile(join(root, path), drawing)
process.stdout.write(
  `${allPictures().size} drawings. Sample pictures: npm run render-sample-pictures\n`,
)
