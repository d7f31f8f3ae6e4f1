import type { Readable } from 'node:stream'

/** One stored file of a picture. Names are those of `shared/image-address.ts`. */
export type StoredFile = { file: string; bytes: Buffer }

/** A stored file on its way to a client: its length in bytes, and a stream that holds little of it at a time. */
export type OpenedFile = { size: number; stream: Readable }

/** Where the files of pictures lie: the disk or a bucket. Every function throws where that fails. */
export type ImageStore = {
  /** The bytes of a file; undefined where there is none. */
  read(file: string): Promise<Buffer | undefined>
  /** The file as a stream, to be read or destroyed; undefined where there is none. */
  open(file: string): Promise<OpenedFile | undefined>
  /** The length of a file in bytes; undefined where there is none. */
  size(file: string): Promise<number | undefined>
  /** Stores the files; once this returns, they survive a loss of power. */
  write(files: StoredFile[]): Promise<void>
  /** Removes those of the files that are there. */
  remove(files: string[]): Promise<void>
  /** The part of an address before a file's name, where clients may know files by the bucket's own address. */
  bucketAddress: string | undefined
  /** A time-limited address of the file in the bucket; undefined where files lie on disk. */
  signedAddress(file: string): Promise<string | undefined>
}
