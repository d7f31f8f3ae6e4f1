// What a mail may be called, in forms that every database stores and every terminal shows.
const mostIds = 200

/** Returns the distinct Message-IDs in a header, in printable ASCII, so that later mails can refer to them. */
export function messageIds(text: string): string[] {
  return [...new Set(text.match(/<[!-;=?-~]{1,900}>/g))].slice(0, mostIds)
}

/**
 * Returns one line without the control characters that reverse text, which can disguise a name such as
 * `fdp.exe`.
 */
export function nameable(text: string): string {
  return storable(text)
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .trim()
}

/** Removes characters that no database can store and no terminal can show. */
export function storable(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '')
}
