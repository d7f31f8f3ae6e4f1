/** Returns a function that runs tasks one after the other, so that each sees the changes of the one before. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
