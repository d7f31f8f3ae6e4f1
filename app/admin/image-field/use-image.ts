import { useEffect, useRef, useState } from 'react'
import { imageFileProblem, imageMessages } from '../../../shared/image-file.ts'
import { api, ApiError } from '../api.ts'
import { imageSize } from './image-size.ts'

/** The picture of a form: one on the server, or a file that is sent only when the form is. */
export type ChosenImage =
  | { kind: 'stored'; address: string }
  | { kind: 'local'; file: File; preview: string; advice: string | undefined }

type ImageEvents = {
  onRefused: (message: string) => void
  onChosen: () => void
}

/** `stored` is the address of the record's picture, empty where it has none. */
export function useImage(stored: string, { onRefused, onChosen }: ImageEvents) {
  const [kept, setKept] = useState(stored)
  const [local, setLocal] = useState<Extract<ChosenImage, { kind: 'local' }>>()
  const uploaded = useRef<{ file: File; address: string }>(undefined)

  useEffect(() => () => URL.revokeObjectURL(local?.preview ?? ''), [local])

  async function choose(file: File): Promise<void> {
    const problem = imageFileProblem(file)
    if (problem) return onRefused(problem)
    const preview = URL.createObjectURL(file)
    try {
      const { width, height } = await imageSize(preview)
      setLocal({ kind: 'local', file, preview, advice: adviceFor(width, height) })
      onChosen()
    } catch {
      URL.revokeObjectURL(preview)
      onRefused(imageMessages.unreadable)
    }
  }

  /** The address that the record is to have: the file is uploaded now, once however often one tries. */
  async function upload(): Promise<string> {
    if (!local) return kept
    if (uploaded.current?.file !== local.file) {
      const { imageUrl } = await api.uploadImage(local.file).catch(uploadFailed)
      uploaded.current = { file: local.file, address: imageUrl }
    }
    return uploaded.current.address
  }

  const image: ChosenImage | undefined =
    local ?? (kept ? { kind: 'stored', address: kept } : undefined)
  return {
    ...{ image, choose, upload },
    changed: Boolean(local) || kept !== stored,
    clearLocal: () => setLocal(undefined),
    async deleteStored() {
      await api.deleteImage(kept)
      setKept('')
    },
  }
}

const recommended = { width: 720, height: 440 }

function adviceFor(width: number, height: number): string | undefined {
  if (width <= recommended.width && height <= recommended.height) return undefined
  return `Recommended size: ${recommended.width}x${recommended.height}px or smaller. Your image is ${width}x${height}px.`
}

function uploadFailed(error: unknown): never {
  if (error instanceof ApiError && !error.message) {
    throw new ApiError(error.status, imageMessages.uploadFailed)
  }
  throw error
}
