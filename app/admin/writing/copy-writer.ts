/** Runs one write at a time. Of those requested meanwhile, only the newest waits. */
export function createCopyWriter<Content, Result>(write: (content: Content) => Promise<Result>) {
  let underWay: Promise<Result> | undefined
  let waiting: { content: Content; done: Promise<Result> } | undefined

  function begin(content: Content): Promise<Result> {
    underWay = write(content).finally(() => (underWay = undefined))
    return underWay
  }

  return (content: Content): Promise<Result> => {
    if (!underWay) return begin(content)
    if (waiting) {
      waiting.content = content
      return waiting.done
    }
    const next = { content, done: underWay.then(go, go) }
    waiting = next
    return next.done

    function go(): Promise<Result> {
      waiting = undefined
      return begin(next.content)
    }
  }
}
