// Answers as programs quote what they answer, by program and language.
import { type Language, languages } from './languages.ts'
import {
  academy,
  alternative,
  answerIn,
  desk,
  htmlText,
  ourWords,
  plainText,
  type ProgramMail,
} from './made-mail.ts'

const who = `${academy} <${desk}>`
const subject = `Your message to the ${academy}`
const ours = `${ourWords}\n\n${academy}`
const marked = `> ${ourWords}\n>\n> ${academy}`
const flowed = 'Content-Type: text/plain; charset=utf-8; format=flowed'
const { English, German, French, Russian, Chinese, Japanese } = languages

const headerBlock = ([from, sent, to, about]: string[], mark = '') =>
  [
    `${mark}${from}:${mark} ${who}`,
    `${mark}${sent}:${mark} Sunday, November 22, 2026 10:00`,
    `${mark}${to}:${mark} zoe@example.com`,
    `${mark}${about}:${mark} ${subject}`,
  ].join('\n')
const htmlLines = (text: string) => text.replaceAll('<', '&lt;').replaceAll('\n', '<br>\n')

const everyLanguage = Object.entries<Language>(languages).flatMap(
  ([language, { words, labels, wrote, original }]): ProgramMail[] => [
    answerIn(`Outlook, ${language}`, `${words}\n\n${headerBlock(labels)}\n\n${ours}\n`, words),
    alternative(
      `Gmail, ${language}`,
      `${words}\n\n${wrote.replace(' <', ' <\n')}\n\n${marked}\n`,
      `<div dir="ltr">${htmlLines(words)}</div>`,
      words,
    ),
    answerIn(
      `Thunderbird below the quote, ${language}`,
      `${wrote}\n${marked}\n\n${words}\n`,
      words,
      flowed,
    ),
    ...(original
      ? [
          answerIn(
            `Original message, ${language}`,
            `${words}\n\n-----${original}-----\n${headerBlock(labels)}\n\n${ours}`,
            words,
          ),
        ]
      : []),
  ],
)

/** HTML alone, and the words that it shows. */
const html = (name: string, body: string, words: string) =>
  answerIn(
    name,
    `<html><head><style>p{}</style></head><body>${body}</body></html>`,
    words,
    htmlText,
  )

const inHtml: ProgramMail[] = [
  ...[English, German, French, Chinese].map(({ words, labels }, index) =>
    html(
      `Outlook HTML ${index}`,
      `<p class=MsoNormal>${htmlLines(words)}<o:p></o:p></p>
      <div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal>
      ${headerBlock(labels)
        .split('\n')
        .map((line) => `<b>${line.replace(':', ':</b>').replace(/<(?!\/)/, '&lt;')}<br>`)
        .join('')}</p></div><p>${ourWords}</p>`,
      words,
    ),
  ),
  ...[English, German, Japanese].map(({ words, wrote }, index) =>
    html(
      `Gmail app ${index}`,
      `<div dir="auto">${htmlLines(words)}</div><br><div class="gmail_quote gmail_quote_container">
      <div dir="ltr" class="gmail_attr">${htmlLines(wrote)}<br></div><blockquote class="gmail_quote"
      style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex"><p>${ourWords}</p></blockquote></div>`,
      words,
    ),
  ),
  html(
    'iPhone',
    `<div>See you then.</div><div dir="ltr"><br>Sent from my iPhone</div><div dir="ltr"><br>
    <blockquote type="cite">On 22 Nov 2026, at 10:00, ${htmlLines(who)} wrote:<br><br></blockquote></div>
    <blockquote type="cite"><div dir="ltr">${ourWords}<blockquote type="cite">My jaw clicks.</blockquote></div></blockquote>`,
    'See you then.\n\nSent from my iPhone',
  ),
  html(
    'Thunderbird, between the quotes',
    `<div class="moz-cite-prefix">On 11/22/2026 10:00, ${htmlLines(who)} wrote:<br></div>
    <blockquote type="cite" cite="mid:a@b"><p>${ourWords}</p></blockquote>When can I call?
    <blockquote type="cite" cite="mid:a@b"><p>${academy}</p></blockquote><p>Regards</p>`,
    'When can I call?\n\nRegards',
  ),
  html(
    'Yahoo',
    `<div>I will.</div><div id="ydp1yahoo_quoted" class="yahoo_quoted"><div>On Sunday, November 22, 2026 at
    10:00:00 AM GMT+1, ${htmlLines(who)} wrote:</div><div><br></div><div>${ourWords}</div></div>`,
    'I will.',
  ),
  html(
    'GMX',
    `<div>Bis dann.</div><div name="quote" style="margin:10px 5px 5px 10px; border-left:2px solid #C3D9E5;">
    <div><b>Gesendet:</b>&nbsp;Sonntag, 22. November 2026 um 10:00 Uhr<br/><b>Von:</b>&nbsp;${htmlLines(who)}<br/>
    <b>An:</b>&nbsp;zoe@example.com<br/><b>Betreff:</b>&nbsp;${subject}</div><div>${ourWords}</div></div>`,
    'Bis dann.',
  ),
  html(
    'Zimbra',
    `<div>Oui.</div><hr><blockquote style="border-left:2px solid #1010ff;margin-left:5px"><b>De: </b>${htmlLines(who)}
    <br><b>À: </b>zoe@example.com<br><b>Envoyé: </b>Dimanche 22 Novembre 2026<br>${ourWords}</blockquote>`,
    'Oui.',
  ),
]

const plain = (name: string, body: string, words: string, type = plainText) =>
  answerIn(name, body, words, type)
const bracket = (line: string) => `${line}\n${marked}\n`

const others: ProgramMail[] = [
  plain(
    'Outlook for iOS',
    `Yes.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n${'_'.repeat(32)}\n${headerBlock(English.labels)}\n\n${ours}`,
    'Yes.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>',
  ),
  plain('Outlook for Mac', `Yes.\n\n${headerBlock(English.labels, '*')}\n\n${ours}`, 'Yes.'),
  plain(
    'Outlook for Android, German',
    `Ja.\n\n${'_'.repeat(32)}\n${headerBlock(German.labels)}\n${ours}`,
    'Ja.',
  ),
  plain(
    'Apple Mail',
    `Fine.\n\n> On 22 Nov 2026, at 10:00, ${who} wrote:\n> \n${marked}\n`,
    'Fine.',
  ),
  plain(
    'Apple Mail, German',
    `Gut.\n\n> Am 22.11.2026 um 10:00 schrieb ${who}:\n> \n${marked}\n`,
    'Gut.',
  ),
  plain(
    'Thunderbird, between the quotes',
    `On 11/22/26 10:00, ${who} wrote:\n> ${ourWords}\nWhen?\n> ${academy}\n\nRegards`,
    'When?\n\nRegards',
    flowed,
  ),
  plain(
    'mutt',
    bracket(`I will.\n\nOn Sun, Nov 22, 2026 at 10:00:00AM +0000, ${academy} wrote:`),
    'I will.',
  ),
  plain(
    'mutt, below',
    `* ${who} [2026-11-22 10:00]:\n${marked}\n\nI will.\n\n-- \nZoe`,
    'I will.\n\n-- \nZoe',
  ),
  plain('Alpine', bracket(`I will.\n\nOn Sun, 22 Nov 2026, ${academy} wrote:\n`), 'I will.'),
  plain('Gnus', `${academy} <${desk}> writes:\n\n${marked}\n\nI will.`, 'I will.'),
  plain('K-9', bracket(`I will.\n\nOn 22 November 2026 10:00:00 CET, ${who} wrote:`), 'I will.'),
  plain(
    'K-9, German',
    bracket(
      `-- \nVon meinem Android-Gerät mit K-9 Mail gesendet.\n\nAm 22. November 2026 10:00:00 MEZ schrieb ${who}:`,
    ),
    '-- \nVon meinem Android-Gerät mit K-9 Mail gesendet.',
  ),
  plain(
    'BlackBerry',
    `Yes\nSent from my BlackBerry\n\n-----Original Message-----\nFrom: ${who}\nDate: Sun, 22 Nov 2026 10:00:00\nTo: <zoe@example.com>\nSubject: ${subject}\n\n${ours}`,
    'Yes\nSent from my BlackBerry',
  ),
  plain(
    'Notes',
    `I will.\n\n\n\nFrom:\t${who}\nTo:\tzoe@example.com\nDate:\t22/11/2026 10:00\nSubject:\t${subject}\n\n${ours}`,
    'I will.',
  ),
  plain(
    'Notes, German',
    `Ja.\n\nVon:\t${who}\nAn:\tzoe@example.com\nDatum:\t22.11.2026 10:00\nBetreff:\t${subject}\n\n${ours}`,
    'Ja.',
  ),
  plain(
    'Zimbra, text',
    `I will.\n\n----- On Nov 22, 2026, at 10:00 AM, Desk ${desk} wrote:\n\n${marked}`,
    'I will.',
  ),
  plain(
    'Zimbra, old',
    `I will.\n\n----- Original Message -----\n${headerBlock(English.labels)}\n\n${ours}`,
    'I will.',
  ),
  plain(
    'GMX',
    `Ja.\n\nGesendet: Sonntag, 22. November 2026 um 10:00 Uhr\nVon: ${who}\nAn: zoe@example.com\nBetreff: ${subject}\n${ours}`,
    'Ja.',
  ),
  plain(
    'Yahoo',
    `I will.\n\n    On Sunday, November 22, 2026 at 10:00:00 AM GMT+1, ${who} wrote:  \n \n ${ourWords}\n`,
    'I will.',
  ),
  plain(
    'AOL',
    `I will.\n\n\n-----Original Message-----\nFrom: ${who}\nTo: zoe@example.com\nSent: Sun, Nov 22, 2026 10:00 am\nSubject: ${subject}\n\n${ours}`,
    'I will.',
  ),
  plain(
    'Mail.ru',
    bracket(`Да.\n\nВоскресенье, 22 ноября 2026, 10:00 +03:00 от ${who}:\n `),
    'Да.',
  ),
  plain('Yandex', bracket(`Да.\n\n22.11.2026, 10:00, "${academy}" <${desk}>:`), 'Да.'),
  plain(
    'QQ',
    `好的。\n\n\n------------------ 原始邮件 ------------------\n发件人: "Desk" <${desk}>;\n发送时间: 2026年11月22日(星期天) 上午10:00\n收件人: "zoe"<zoe@example.com>;\n主题: ${subject}\n\n${ours}`,
    '好的。',
  ),
  plain('163', bracket(`好的。\n\nAt 2026-11-22 10:00:00, "Desk" <${desk}> wrote:`), '好的。'),
  plain(
    'Naver',
    `네.\n\n-----Original Message-----\nFrom: "Desk"&lt;${desk}&gt;\nTo: zoe\nCc:\nSent: 2026-11-22 (일) 10:00:00\nSubject: ${subject}\n\n${ours}`,
    '네.',
  ),
  plain('Roundcube', bracket(`I will.\n\nOn 2026-11-22 10:00, Desk wrote:`), 'I will.'),
  plain('Horde', `Zitat von ${who}:\n\n${marked}\n\nIch komme.`, 'Ich komme.'),
  plain(
    'eM Client',
    `I will.\n\n------ Original Message ------\nFrom "Desk" <${desk}>\nTo zoe@example.com\nDate 22/11/2026 10:00:00\nSubject ${subject}\n\n${ours}`,
    'I will.',
  ),
  plain(
    'The Bat',
    `Hello,\n\nSunday, November 22, 2026, 10:00:00 AM, you wrote:\n\n${marked}\n\nI will.`,
    'Hello,\n\nI will.',
  ),
  plain(
    'Proton',
    bracket(
      `I will.\n\nSent with Proton Mail secure email.\n\nOn Sunday, November 22nd, 2026 at 10:00 AM, ${who} wrote:\n`,
    ),
    'I will.\n\nSent with Proton Mail secure email.',
  ),
  plain(
    'Tuta',
    bracket(`I will.\n--\nSent with Tuta\n\n22. Nov 2026, 10:00 by ${desk}:\n`),
    'I will.\n--\nSent with Tuta',
  ),
  plain(
    'Samsung',
    `I will.\n\n-------- Original message --------\nFrom: ${who}\nDate: 22/11/2026 10:00 (GMT+01:00)\nTo: zoe@example.com\nSubject: ${subject}\n\n${ours}`,
    'I will.',
  ),
  plain(
    'Evolution',
    bracket(`I will.\n\nOn Sun, 2026-11-22 at 10:00 +0000, Desk wrote:`),
    'I will.',
  ),
  plain(
    'KMail',
    `Am Sonntag, 22. November 2026, 10:00:00 CET schrieb Desk:\n${marked}\n\nIch komme.`,
    'Ich komme.',
  ),
  plain('Only what it answers', bracket(Russian.wrote), bracket(Russian.wrote).trim()),
  plain(
    'A colon of the patient’s own',
    `I take these, since 2019:\n\n- a splint\n- ibuprofen\n\n${bracket(English.wrote)}`,
    'I take these, since 2019:\n\n- a splint\n- ibuprofen',
  ),
  plain(
    'Words like labels',
    'From: Monday on I can come.\nTo: Friday I work.\n\nIs that all right?',
    'From: Monday on I can come.\nTo: Friday I work.\n\nIs that all right?',
  ),
  plain(
    'What somebody else wrote',
    'On 3 May 2026 my dentist wrote:\n"You need a splint."\nIs that so?',
    'On 3 May 2026 my dentist wrote:\n"You need a splint."\nIs that so?',
  ),
]

export const quotingMails: ProgramMail[] = [...everyLanguage, ...inHtml, ...others]
