// What somebody wrote in a mail, apart from the mails that their program quotes. Browsers use it too.

/** Marked by mail programs, and by us where HTML is read as text. */
const isQuoted = (line: string) => line.startsWith('>')
const isEmpty = (line: string) => line.trim() === ''

/**
 * Returns the text without what a mail program quotes: lines marked with `>`, the line that introduces them, and
 * everything below the head of an earlier mail. Returns text without any words of its own as it is.
 */
export function withoutQuotes(text: string): string {
  const lines = text.split(/\r?\n/)
  lines.length = startOfEarlierMail(lines)
  const kept: string[] = []
  for (const line of lines) {
    if (!isQuoted(line)) kept.push(line)
    else kept.length = startOfIntroduction(kept)
  }
  const own = kept
    .join('\n')
    .replaceAll(/\n(?:[ \t]*\n){2,}/g, '\n\n')
    .trim()
  return own || text
}

const mostIntroducing = 3
const moment = /\b20\d\d\b|\b\d{1,2}[:.]\d{2}\b/

/** Returns how many lines remain without one such as "On Sunday at 10:00 somebody wrote:" at their end. */
function startOfIntroduction(lines: string[]): number {
  const last = lines.findLastIndex((line) => !isEmpty(line))
  if (last === -1 || !/[:：]\s*$/.test(lines[last]!)) return lines.length
  for (let start = last; start > last - mostIntroducing && start >= 0; start -= 1) {
    if (isEmpty(lines[start]!)) break
    const goesOn = lines[start - 1]?.trimEnd().endsWith('<') === true
    if (!goesOn && lines.slice(start, last + 1).some((line) => moment.test(line))) return start
  }
  return lines[last]!.includes('@') ? last : lines.length
}

/** Returns the number of the first line of an earlier mail, or of lines. */
function startOfEarlierMail(lines: string[]): number {
  const found = lines.findIndex(
    (line, place) => isSeparator(line) || isHead(lines, place) || isUnmarkedQuote(lines, place),
  )
  if (found === -1) return lines.length
  // Some programs draw a line above the quoted mail: cut that too.
  return lines.findLastIndex((line, place) => place < found && !/^[\s_-]*$/.test(line)) + 1
}

const original =
  /original message|ursprüngliche nachricht|message d.origine|mensaje original|mensagem original|messaggio originale|oorspronkelijk bericht|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding|wiadomość oryginalna|původní zpráva|исходное сообщение|原始邮件|原始郵件|元のメッセージ|원본 메시지/i

const isSeparator = (line: string) =>
  /^\s*-{4}[^\n]{0,80}-{4}\s*$/.test(line) && original.test(line)

/** What mail programs call the sender, the time, the recipient and the subject of a mail. */
const labels = [
  'from von de da van från fra lähettäjä od от kimden 发件人 寄件者 差出人 보낸_사람 من',
  'sent date gesendet datum envoyé enviado enviado_el enviada_em fecha data inviato verzonden skickat sendt dato lähetetty wysłano data odesláno отправлено дата gönderildi tarih 发送时间 日期 寄件日期 送信日時 日時 보낸_날짜 تم_الإرسال تاريخ',
  'to an à a para aan till til vastaanottaja do komu кому kime 收件人 收件者 宛先 받는_사람 إلى',
  'subject betreff objet asunto oggetto assunto onderwerp ämne emne aihe temat předmět тема konu 主题 主旨 件名 제목 الموضوع',
].map((names) => new Set(names.split(' ').map((name) => name.replace('_', ' '))))

const linesOfHead = 4

/** Whether a sender or a time stands here, and two other labels in the lines below. */
function isHead(lines: string[], place: number): boolean {
  const first = labelOf(lines[place]!)
  if (first !== 0 && first !== 1) return false
  const found = lines.slice(place, place + linesOfHead).map(labelOf)
  return new Set(found.filter((label) => label !== -1)).size > 2
}

/** Longer than every label with the signs around it. */
const longestLabel = 40

function labelOf(line: string): number {
  // Looking for it in a long line of spaces takes seconds.
  const start = line.trimStart().slice(0, longestLabel)
  const [, name = ''] = /^\*?([\p{L} ]{1,20}?)\s*\*?[:：]/u.exec(start) ?? []
  return labels.findIndex((names) => names.has(name.toLowerCase()))
}

/** Whether a line such as "On Sunday at 10:00 somebody <address> wrote:" stands here, with no marks below it. */
function isUnmarkedQuote(lines: string[], place: number): boolean {
  const line = lines.slice(place, place + 2).join(' ')
  return (
    line.length < 400 &&
    /<[^\s<>@]+@[^\s<>]+>[^<>]{0,60}[:：]\s*$/.test(line) &&
    moment.test(lines[place]!) &&
    lines.slice(0, place).some((before) => !isEmpty(before)) &&
    !lines.some(isQuoted)
  )
}
