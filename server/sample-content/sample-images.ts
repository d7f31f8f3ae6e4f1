import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageAddress } from '../../shared/image-address.ts'
import { projectRoot } from '../core/paths.ts'

export const drawingsFolder = join(projectRoot, 'server/sample-content/pictures')
/** The drawings, rendered by `npm run render-sample-pictures`. */
export const imagesFolder = join(projectRoot, 'server/sample-content/images')

/** The id of a sample picture: a hash of its drawing, so that a changed drawing gets a new address. */
export function sampleImageId(drawing: Buffer): string {
  return createHash('sha256').update(drawing).digest('hex').slice(0, 32)
}

/** Returns a function from a sample picture's name to its address; '' if it was never rendered. */
export async function sampleImages(): Promise<(name: string) => Promise<string>> {
  const files = await readdir(imagesFolder)
  const fallbacks = new Map(
    files.filter((file) => file.endsWith('.jpg')).map((file) => [file.slice(0, 32), file]),
  )
  return async (name) => {
    const drawing = await readFile(join(drawingsFolder, `${name}.svg`))
    const file = fallbacks.get(sampleImageId(drawing))
    return file ? imageAddress(file.slice(0, -'.jpg'.length)) : ''
  }
}
