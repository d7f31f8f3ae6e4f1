import { imageFileProblem, imageMessages } from '../../../shared/image-file.ts'
import { pictureHeadBytes, pictureKind } from '../../../shared/picture-kind.ts'

/** The rule that a picture file breaks, if any. */
export async function pictureFileProblem(file: File): Promise<string | undefined> {
  try {
    const head = await file.slice(0, pictureHeadBytes).arrayBuffer()
    const kind = pictureKind(new Uint8Array(head))
    return imageFileProblem({ kind, type: file.type, size: file.size })
  } catch {
    return imageMessages.unreadable
  }
}

/** The pictures among dropped or pasted files. */
export function picturesIn(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
