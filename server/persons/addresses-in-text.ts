// Addresses that somebody has written in a text.

/** Bounded, so that a long text without blanks takes no longer than others. */
const candidates = /[^\s<>()[\]{}",;:|\\=/@]{1,254}@[^\s<>()[\]{}'",;:|\\=/&?@]{1,254}/gu

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

/** What an attachment's name may end with; other ends belong to the address. */
const fileEnd =
  /\.(?:pdf|jpe?g|png|gif|heic|tiff?|docx?|xlsx?|odt|rtf|txt|csv|zip|eml|vcf|mp4|mov)$/i

/** Without the punctuation around it, and without the end of a file's name. */
function readingsOf(found: string): string[] {
  const whole = found.replace(/[^\p{L}\p{N}]+$/u, '')
  const starts = [whole, whole.replace(/^[^\p{L}\p{N}]+/u, '')]
  return [...new Set(starts.flatMap((start) => [start, start.replace(fileEnd, '')]))]
}
