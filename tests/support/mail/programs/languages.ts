// What programs write around quoted mails, by language.

/** `labels`: of sender, time, recipient and subject. `wrote`: above the lines of a quoted mail. */
export type Language = {
  words: string
  labels: [string, string, string, string]
  wrote: string
  original?: string
  away: string
}

const who = 'Academy of Bite Alignment <answers@example.org>'

export const languages = {
  English: {
    words: 'Thank you. I will come on Monday at 9.\n\nZoe',
    labels: ['From', 'Sent', 'To', 'Subject'],
    wrote: `On Sun, Nov 22, 2026 at 10:00 AM ${who} wrote:`,
    original: 'Original Message',
    away: 'Automatic reply',
  },
  German: {
    words: 'Danke, ich komme am Montag um 9 Uhr.\n\nGrüße\nZoe',
    labels: ['Von', 'Gesendet', 'An', 'Betreff'],
    wrote: `Am So., 22. Nov. 2026 um 10:00 Uhr schrieb ${who}:`,
    original: 'Ursprüngliche Nachricht',
    away: 'Automatische Antwort',
  },
  French: {
    words: 'Merci, je viendrai lundi à 9 h.\n\nZoé',
    labels: ['De', 'Envoyé', 'À', 'Objet'],
    wrote: `Le dim. 22 nov. 2026 à 10:00, ${who} a écrit :`,
    original: "Message d'origine",
    away: 'Réponse automatique',
  },
  Spanish: {
    words: 'Gracias, iré el lunes a las 9. ¿Debo traer la férula?',
    labels: ['De', 'Enviado', 'Para', 'Asunto'],
    wrote: `El dom, 22 nov 2026 a las 10:00, ${who} escribió:`,
    original: 'Mensaje original',
    away: 'Respuesta automática',
  },
  Italian: {
    words: 'Grazie, verrò lunedì alle 9.',
    labels: ['Da', 'Inviato', 'A', 'Oggetto'],
    wrote: `Il giorno dom 22 nov 2026 alle ore 10:00 ${who} ha scritto:`,
    original: 'Messaggio originale',
    away: 'Risposta automatica',
  },
  Portuguese: {
    words: 'Obrigada, irei na segunda-feira às 9h.',
    labels: ['De', 'Enviado', 'Para', 'Assunto'],
    wrote: `Em dom., 22 de nov. de 2026 às 10:00, ${who} escreveu:`,
    original: 'Mensagem original',
    away: 'Resposta automática',
  },
  Dutch: {
    words: 'Bedankt, ik kom maandag om 9 uur.',
    labels: ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
    wrote: `Op zo 22 nov 2026 om 10:00 schreef ${who}:`,
    original: 'Oorspronkelijk bericht',
    away: 'Automatisch antwoord',
  },
  Swedish: {
    words: 'Tack, jag kommer på måndag klockan 9.',
    labels: ['Från', 'Skickat', 'Till', 'Ämne'],
    wrote: `Den sön 22 nov. 2026 kl 10:00 skrev ${who}:`,
    original: 'Ursprungligt meddelande',
    away: 'Autosvar',
  },
  Danish: {
    words: 'Tak, jeg kommer på mandag klokken 9.',
    labels: ['Fra', 'Sendt', 'Til', 'Emne'],
    wrote: `Den søn. 22. nov. 2026 kl. 10.00 skrev ${who}:`,
    original: 'Oprindelig meddelelse',
    away: 'Automatisk svar',
  },
  Norwegian: {
    words: 'Takk, jeg kommer på mandag klokka 9.',
    labels: ['Fra', 'Sendt', 'Til', 'Emne'],
    wrote: `søn. 22. nov. 2026 kl. 10:00 skrev ${who}:`,
    away: 'Automatisk svar',
  },
  Finnish: {
    words: 'Kiitos, tulen maanantaina kello 9.',
    labels: ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe'],
    wrote: `su 22. marrask. 2026 klo 10.00 ${who} kirjoitti:`,
    away: 'Automaattinen vastaus',
  },
  Polish: {
    words: 'Dziękuję, przyjdę w poniedziałek o 9.',
    labels: ['Od', 'Wysłano', 'Do', 'Temat'],
    wrote: `niedz., 22 lis 2026 o 10:00 ${who} napisał(a):`,
    original: 'Wiadomość oryginalna',
    away: 'Odpowiedź automatyczna',
  },
  Czech: {
    words: 'Děkuji, přijdu v pondělí v 9.',
    labels: ['Od', 'Odesláno', 'Komu', 'Předmět'],
    wrote: `ne 22. 11. 2026 v 10:00 odesílatel ${who} napsal:`,
    original: 'Původní zpráva',
    away: 'Automatická odpověď',
  },
  Russian: {
    words: 'Спасибо, приду в понедельник в 9.',
    labels: ['От', 'Отправлено', 'Кому', 'Тема'],
    wrote: `вс, 22 нояб. 2026 г. в 10:00, ${who}:`,
    original: 'Исходное сообщение',
    away: 'Автоматический ответ',
  },
  Turkish: {
    words: 'Teşekkürler, pazartesi saat 9’da geleceğim.',
    labels: ['Kimden', 'Gönderildi', 'Kime', 'Konu'],
    wrote: `${who}, 22 Kas 2026 Paz, 10:00 tarihinde şunu yazdı:`,
    away: 'Otomatik yanıt',
  },
  Chinese: {
    words: '谢谢，我星期一九点来。',
    labels: ['发件人', '发送时间', '收件人', '主题'],
    wrote: `${who} 于2026年11月22日周日 10:00写道：`,
    original: '原始邮件',
    away: '自动答复',
  },
  Japanese: {
    words: 'ありがとうございます。月曜日の9時に伺います。',
    labels: ['差出人', '送信日時', '宛先', '件名'],
    wrote: `2026年11月22日(日) 10:00 ${who}:`,
    original: '元のメッセージ',
    away: '自動応答',
  },
  Korean: {
    words: '감사합니다. 월요일 9시에 가겠습니다.',
    labels: ['보낸 사람', '보낸 날짜', '받는 사람', '제목'],
    wrote: `2026년 11월 22일 (일) 오전 10:00, ${who}님이 작성:`,
    original: '원본 메시지',
    away: '자동 회신',
  },
  Arabic: {
    words: 'شكرا، سآتي يوم الاثنين في التاسعة.',
    labels: ['من', 'تم الإرسال', 'إلى', 'الموضوع'],
    wrote: `في الأحد، 22 نوفمبر 2026 في 10:00 ص تمت كتابة ما يلي بواسطة ${who}:`,
    away: 'رد تلقائي',
  },
} satisfies Record<string, Language>
