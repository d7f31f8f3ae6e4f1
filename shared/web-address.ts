/** Visible characters only: URL parsers silently drop control characters. */
const httpsAddress = /^https:\/\/[^\s\p{C}\\"'<>@]+$/iu

/** Whether this is an https address of at most `maxLength` characters. */
export function isWebAddress(text: string, maxLength: number): boolean {
  return text.length <= maxLength && httpsAddress.test(text) && URL.canParse(text)
}
