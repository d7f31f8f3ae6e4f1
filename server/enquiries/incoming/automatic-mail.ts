// Which mails programs send by themselves.
import { foldText } from '../../../shared/letters.ts'

/** Returns the value of a header, empty if the mail has none. */
export type HeaderOf = (name: string) => string

/** Headers that lists and answering programs write. */
const programHeaders = [
  'list-id',
  'list-unsubscribe',
  'list-post',
  'x-autoreply',
  'x-autorespond',
] as const
export const unaskedHeaders = [
  ...programHeaders,
  ...['auto-submitted', 'precedence', 'return-path', 'x-failed-recipients'],
]

const longestWord = 200

/** Whether nobody wrote it, such as an absence notice; not every program says so in the header that is due. */
export function isAutomatic(header: HeaderOf, subject: string): boolean {
  return (
    isAutoSubmitted(header('auto-submitted')) ||
    header('x-autoreply') !== '' ||
    header('x-autorespond') !== '' ||
    /^\s*(?:auto_reply|bulk|junk)\b/i.test(header('precedence')) ||
    isAbsenceNotice(subject)
  )
}

/** The word may be preceded by comments. */
function isAutoSubmitted(value: string): boolean {
  const [word = ''] = value
    .slice(0, longestWord)
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .toLowerCase()
    .split(/[\s;(]/)
  return word !== '' && word !== 'no'
}

/** How the subjects of absence notices begin. */
const notices = new Set(
  [
    ...['Automatic reply', 'Auto reply', 'Auto-reply', 'Autoreply', 'Auto response'],
    ...['Out of office', 'Out of the office', 'Out of office autoreply', 'Vacation reply'],
    ...['Automatische Antwort', 'Abwesenheitsnotiz', 'Automatische Abwesenheitsnotiz'],
    ...['Réponse automatique', 'Absence du bureau', 'Message d’absence', "Message d'absence"],
    ...['Respuesta automática', 'Fuera de la oficina', 'Resposta automática'],
    ...['Risposta automatica', 'Fuori sede', 'Fuori ufficio'],
    ...['Automatisch antwoord', 'Afwezigheidsbericht', 'Autosvar', 'Automatiskt svar'],
    ...['Automatisk svar', 'Automaattinen vastaus', 'Poissaoloilmoitus'],
    ...['Odpowiedź automatyczna', 'Autoodpowiedź', 'Poza biurem'],
    ...['Automatická odpověď', 'Automatická odpoveď', 'Automatikus válasz', 'Răspuns automat'],
    ...['Otomatik yanıt', 'Αυτόματη απάντηση', 'Trả lời tự động'],
    ...['Автоматический ответ', 'Автоответ', 'Автоматична відповідь'],
    ...['自动答复', '自动回复', '自動回覆', '自動応答', '自動返信', '자동 회신', '자동 응답'],
    ...['رد تلقائي', 'תשובה אוטומטית'],
  ].map(foldText),
)

function isAbsenceNotice(subject: string): boolean {
  const [beginning = ''] = subject.slice(0, longestWord).split(/[:：]/)
  return notices.has(foldText(beginning))
}

/** Whether it was sent to many or by a program, also one that does not say so. */
export function isUnaskedMail(header: HeaderOf, from: string): boolean {
  return (
    programHeaders.some((name) => header(name) !== '') ||
    /^\s*(?:bulk|junk|list|auto_reply)\b/i.test(header('precedence')) ||
    // Such a mail must not be answered (RFC 5321, 4.5.5).
    hasNoReturnPath(header) ||
    /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i.test(from)
  )
}

export const hasNoReturnPath = (header: HeaderOf) => /^\s*<>/.test(header('return-path'))
