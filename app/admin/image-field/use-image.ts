import { useEffect, useRef, useState } from 'react'
import { imageFileProblem, imageMessages, pictureTypes } from '../../../shared/image-file.ts'
import { pictureHeadBytes, pictureKind } from '../../../shared/picture-kind.ts'
import { api } from '../client/api.ts'
import { ApiError } from '../client/request.ts'
import { imageSize } from './image-size.ts'

/** A form's picture: one on the server, or a local file that is sent with the form. */
export type ChosenImage = { kind: 'stored'; address: string } | LocalImage
type LocalImage = { kind: 'local'; file: File; preview: string; advice: string | undefined }
type Look = { local: LocalImage } | { problem: string }

/** Address of the stored picture, empty if there is none, and the local file that will replace it. */
type HeldImages = { kept: string; local: LocalImage | undefined }

type ImageEvents = {
  onRefused: (message: string) => void
  onChosen: () => void
  /** The address on the server has changed. */
  onStoredChange: (address: string) => void
}

/** `stored` is the address of the record's picture, empty if it has none. */
export function useImage(stored: string, { onRefused, onChosen, onStoredChange }: ImageEvents) {
  const [held, setHeld] = useState<HeldImages>({ kept: stored, local: undefined })
  // A submit right after a choice must see it, before the form renders again.
  const newest = useRef(held)
  const looking = useRef<Promise<Look>>(undefined)
  const uploaded = useRef<{ file: File; address: string }>(undefined)
  const { local } = held

  useEffect(() => () => URL.revokeObjectURL(local?.preview ?? ''), [local])

  function hold(change: Partial<HeldImages>) {
    newest.current = { ...newest.current, ...change }
    setHeld(newest.current)
  }

  async function choose(file: File): Promise<void> {
    onChosen()
    const look = lookAt(file)
    looking.current = look
    const seen = await look
    // Only the last choice counts.
    if (looking.current !== look) {
      if ('local' in seen) URL.revokeObjectURL(seen.local.preview)
      return
    }
    looking.current = undefined
    if ('local' in seen) hold(seen)
    else onRefused(seen.problem)
  }

  /** Waits for a file that is still being checked. Returns false if it was refused. */
  async function settled(): Promise<boolean> {
    return !looking.current || 'local' in (await looking.current)
  }

  /** Returns the record's new picture address. Uploads the local file now, once for all retries. */
  async function upload(): Promise<string> {
    const { kept, local } = newest.current
    if (!local) return kept
    if (uploaded.current?.file !== local.file) {
      const { imageUrl } = await api.uploadImage(local.file).catch(uploadFailed)
      uploaded.current = { file: local.file, address: imageUrl }
    }
    return uploaded.current.address
  }

  return {
    choose,
    settled,
    upload,
    image: shownOf(held),
    current: () => shownOf(newest.current),
    /** Shows another picture from the server. */
    showStored: (address: string) => hold({ kept: address }),
    /** Chooses a picture that is already on the server. */
    chooseStored(address: string) {
      looking.current = undefined
      onChosen()
      hold({ kept: address, local: undefined })
      onStoredChange(address)
    },
    clearLocal: () => hold({ local: undefined }),
    async deleteStored() {
      await api.deleteImage(held.kept)
      hold({ kept: '' })
      onStoredChange('')
    },
  }
}

function shownOf({ kept, local }: HeldImages): ChosenImage | undefined {
  return local ?? (kept ? { kind: 'stored', address: kept } : undefined)
}

/** Returns the file with its preview, or the rule that it breaks. */
async function lookAt(file: File): Promise<Look> {
  try {
    const kind = pictureKind(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer()))
    const problem = imageFileProblem({ kind, type: file.type, size: file.size })
    return problem ? { problem } : { local: await shown(file, pictureTypes[kind!]) }
  } catch {
    return { problem: imageMessages.unreadable }
  }
}

/** Rejects if the browser can't show the file. */
async function shown(file: File, type: string): Promise<LocalImage> {
  // With its true type: browsers don't show a drawing under another one.
  const preview = URL.createObjectURL(file.slice(0, file.size, type))
  try {
    const { width, height } = await imageSize(preview)
    return { kind: 'local', file, preview, advice: adviceFor(width, height) }
  } catch (error) {
    URL.revokeObjectURL(preview)
    throw error
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
