// Addresses that somebody has written in a text.

/** Bounded, so that a long text without blanks takes no longer than others. */
const candidates = /[^\s<>()[\]{}",;:|\\=/@]{1,254}@[^\s<>()[\]{}'",;:|\\=/@]{1,254}/gu

const inPlace = '[erased]'

/** Whether the text names an address that meets the condition. */
export function namesAddress(text: string, isTheirs: (address: string) => boolean): boolean {
  return [...text.matchAll(candidates)].some(([found]) => readingsOf(found).some(isTheirs))
}

/** Replaces the addresses that meet the condition. */
export function withoutAddress(text: string, isTheirs: (address: string) => boolean): string {
  return text.replaceAll(candidates, (found) => {
    const theirs = readingsOf(found).find(isTheirs)
    return theirs === undefined ? found : found.replace(theirs, inPlace)
  })
}

/** Without the punctuation around it, and without each end that may be that of a file name. */
function readingsOf(found: string): string[] {
  const [, end = ''] = /([^\p{L}\p{N}]*)$/u.exec(found) ?? []
  const whole = found.slice(0, found.length - end.length)
  const starts = new Set([whole, whole.replace(/^[^\p{L}\p{N}]+/u, '')])
  return [...starts].flatMap((start) => {
    const domainAt = start.indexOf('@') + 1
    const labels = start.slice(domainAt).split('.')
    return labels.map(
      (_, fewer) => start.slice(0, domainAt) + labels.slice(0, labels.length - fewer).join('.'),
    )
  })
}
