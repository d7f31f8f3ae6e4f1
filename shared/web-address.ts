/** Visible characters only: an address parser would let control characters vanish. */
const httpsAddress = /^https:\/\/[^\s\p{C}\\"'<>@]+$/iu

/** Whether this is an https address of at most so many characters. */
export function isWebAddress(text: string, maxLength: number): boolean {
  return text.length <= maxLength && httpsAddress.test(text) && URL.canParse(text)
}
