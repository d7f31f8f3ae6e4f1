import { isDiskFull } from '../database/storage-failure.ts'

/** Does the work in a folder. If its disk is full, throws an error that says so and names the folder. */
export async function namingFullDisk<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (!isDiskFull(cause)) throw cause
    throw new Error(`the disk of ${folder} is full`, { cause })
  }
}
