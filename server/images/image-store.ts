import type { Readable } from 'node:stream'

/** One stored file of a picture. File names are defined in `shared/image-address.ts`. */
export type StoredFile = { file: string; bytes: Buffer }

/** A stored file being sent: its length in bytes, and a stream that buffers little of it. */
export type OpenedFile = { size: number; stream: Readable }

/** Storage for picture files: the disk or a bucket. Every function throws if the storage fails. */
export type ImageStore = {
  /** Returns the bytes of a file; undefined if there is none. */
  read(file: string): Promise<Buffer | undefined>
  /** Returns the file as a stream, which the caller must read or destroy; undefined if there is none. */
  open(file: string): Promise<OpenedFile | undefined>
  /** Returns the length of a file in bytes; undefined if there is none. */
  size(file: string): Promise<number | undefined>
  /** Stores the files; once this resolves, they survive a power loss. */
  write(files: StoredFile[]): Promise<void>
  /** Removes the files that exist. */
  remove(files: string[]): Promise<void>
  /** The part of a bucket URL before the file name; undefined unless clients may know files by that URL. */
  bucketAddress: string | undefined
  /** Returns a time-limited URL of the file in the bucket; undefined if files are on disk. */
  signedAddress(file: string): Promise<string | undefined>
}
