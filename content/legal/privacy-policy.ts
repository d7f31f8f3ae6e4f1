import { academy, postalAddress } from '../academy.ts'
import { emergencyNotice } from '../danger-signs/notice.ts'
import { live } from '../words/live.ts'
import { type LegalPage, legalCodecs } from './legal-page.ts'

export const privacyPolicy: LegalPage = live<LegalPage>(
  'legal.privacy',
  () => ({
    path: '/privacypolicy',
    title: 'Privacy Policy',
    description: `What the ${academy.name} stores about visitors, why, for how long, and how to see it or have it deleted.`,
    effectiveDate: '09-05-2025',
    lastChanged: '2026-11-24',
    intro: [
      `This policy is about the site ${academy.website} of the ${academy.name} (“the academy”, “we”, “us”). It tells you what we know about you, why, and for how long.`,
      'In short: you can read the whole site and not tell us who you are. We set no cookies for visitors. We count page views on our own server, and store nothing about you for that. We use no third-party analytics. We load nothing from other sites. What you send us we keep for a limited time.',
    ],
    sections: [
      {
        heading: '1. Who is responsible',
        paragraphs: [
          `The ${academy.name}, ${postalAddress()}, United States. For any question about your data, write to ${academy.email} or call ${academy.telephone.display}.`,
        ],
      },
      {
        heading: '2. When you only read',
        paragraphs: [
          'To send you a page, our server has to know the network address (IP address) of your device for that moment. This is how the internet works.',
          'Our server keeps short technical logs, so that we can find faults and attacks. They hold no names, no e-mail addresses and no messages. Of a network address they hold a code that cannot be read back. We keep them for at most 30 days.',
          'We count how often each page is opened, so that we know what people look for. For each day we keep only numbers: how often a page was opened, from which other sites people came, how many found a page useful, and how often a program such as ChatGPT fetched a page for a person. When your browser fetched a page ahead, it tells us that the page is shown now.',
          'These numbers do not say who you are. We store nothing about you or your device for them. Our staff do not see a number of one page or one site if it is smaller than five. We keep the numbers for 25 months.',
          'To hold off floods of requests and guessing of log-in codes, the server may count requests for a short time. These counts are used for nothing else and are not joined with other data.',
        ],
      },
      {
        heading: '3. No cookies, no tracking',
        paragraphs: [
          'Visitors get no cookies from us. There is no third-party analytics, no advertising, and no button that reports to a social network. Fonts, pictures and programs of our pages all come from our own site.',
          'Your browser may keep a small note in its own storage, for instance that you have seen the tip on the home page. The note says nothing about you and is not sent to us. You can delete it in your browser at any time.',
          'Because we do not track you, there is nothing to switch off with a “Do Not Track” or “Global Privacy Control” signal. You are treated as if you had sent it.',
        ],
      },
      {
        heading: '4. When you write to us',
        paragraphs: [
          'If you open the form from a page or from a doctor’s profile, the form shows which one, and that is stored too. If you ask for an appointment, the form also has room for a telephone number, the days that suit you, and whether it is your first visit. You can leave these empty. The contact form stores only what is named here and these four things:',
        ],
        list: [
          'your name;',
          'your e-mail address;',
          'your message;',
          'the date and time at which it was sent.',
        ],
      },
      {
        heading: '5. What happens to your message',
        paragraphs: [
          'We use it to read and answer your enquiry, and for nothing else. Staff who answer enquiries can see it after they sign in, and the site notes who opened it and when. An answer or a note that they are writing may be kept in their own browser until it is saved. They get an e-mail that says that a message has come. That e-mail does not contain your name, your address or your message.',
          'We answer by e-mail, to the address that you gave. If you left a telephone number, we may call you. Our answer does not repeat your message. If you write back, your e-mail and the names of files attached to it are kept with your message. An e-mail that you send us first may be kept in the same way. Messages that look like advertising are kept apart and deleted after 30 days; staff can bring one back that was put there by mistake.',
          'Your message, our answers, your e-mails and our staff’s notes are deleted from our database 24 months after your message came. E-mails that you send us also stay in our mailbox. Our staff delete them there by hand, after 24 months at the latest. You can ask us to delete yours earlier, in both places.',
          'Please leave out details about your health that you do not want to send over the internet. The site is not a medical record system. A message sent here may not have the protection that federal health privacy law (HIPAA) gives to records in a doctor’s office.',
        ],
      },
      {
        heading: '6. Newsletter',
        paragraphs: [
          'If you enter your e-mail address to stay up to date, we send one message to that address with a confirmation link. This is called double opt-in. Only when you confirm on the page behind the link does the address count as subscribed. If you do nothing, you get no newsletter.',
          'We store the address, when you confirmed it, and under which version of this policy. An address that nobody confirms is deleted after 8 days. A confirmed one stays until you unsubscribe. If mail servers tell us that there is no such address, we delete it after 30 days.',
          'Every newsletter has a one-click unsubscribe link. The page “Leave the newsletter” sends you that link again. When you use it, the address is deleted at once. We keep a code of the link, so that the link still works. The code does not name you. For 60 days we keep which newsletters we sent you. We do not measure whether you open a newsletter or what you click.',
        ],
      },
      {
        heading: '7. Our staff and our authors',
        paragraphs: [
          'Staff members sign in with a one-time code that is sent by e-mail, or with a passkey: we keep its public key, and what proves who they are stays on their device. We also keep which kind of browser they use. After that, the storage of their own browser holds a session token until they log out or the session ends. A staff browser may also get a security cookie at sign-in. None of this concerns visitors.',
          'Doctors’ profiles show what the doctors have agreed to publish, such as name, e-mail address, place of work and picture. A doctor can take this back at any time. We then delete the profile.',
        ],
      },
      {
        heading: '8. Why we may use your data',
        paragraphs: [
          'Some laws ask for a legal basis. One is the data law of Europe, the GDPR. Where such a law applies, ours are:',
        ],
        list: [
          'your message: our interest in answering you, or steps that you asked for before a contract (Article 6(1)(f) and (b));',
          'what a message says about your health: your consent, which you give when you send it (Article 9(2)(a)). Leave it out if you do not want this;',
          'the newsletter and the profiles of doctors: consent (Article 6(1)(a));',
          'logs, counts of requests and page views, and sign-in data of our staff: our interest in a safe site that works (Article 6(1)(f)).',
        ],
      },
      {
        heading: '9. What you must give, and how long we keep it',
        paragraphs: [
          'You need not give us any data. Without an e-mail address we cannot answer you or send a newsletter. No decision about you is made by a program.',
          'Backups hold what the database held, and are replaced after 14 days. After a backup has been put back, the site deletes again what is too old, and what you have asked us to delete. Mail that could not be delivered is deleted after 24 months at the latest.',
        ],
      },
      {
        heading: '10. Whom we share data with',
        paragraphs: [
          'We do not sell personal data. We do not share it for advertising, and we do not trade lists of addresses.',
          'Companies that run our servers, our storage or our mail delivery and mailbox may handle data for us. They carry our answers to you and yours to us. They may use it only to do that work. We also give out data when a law or a court orders it, or when it is needed to protect someone from serious harm.',
        ],
      },
      {
        heading: '11. How we protect data',
        paragraphs: [
          'We collect little, limit who can see it, record which of our staff opens, answers, exports or deletes a message, and delete it on time. One-time codes and session tokens are stored only in a form from which the original cannot be read back. No system is perfectly safe. If a breach affects your data, we will tell you and the authorities as the law requires.',
        ],
      },
      {
        heading: '12. Your rights',
        paragraphs: [
          'Many US states give their residents rights over personal data. The laws differ from state to state. We offer the following to everyone, wherever you live:',
        ],
        list: [
          'to know whether we have data about you, and to get a copy of it;',
          'to have wrong data corrected;',
          'to have your data deleted;',
          'to have its use limited while a question about it is open;',
          'to object to what we do with it;',
          'to get what you gave us in a common format, to take elsewhere;',
          'to take back a consent, without effect on what was done before;',
          'to end the newsletter at any time;',
          'to be sure that we do not sell your data, use it for targeted advertising, or build a profile from it;',
          'to use these rights without being treated worse for it.',
        ],
      },
      {
        heading: '13. How to use your rights',
        paragraphs: [
          `Write to ${academy.email} from the address you used with us, so that we can be sure it is you. We may ask one question more to confirm it. Someone who acts for you may write for you.`,
          'We answer within one month. It costs you nothing. If we must refuse, we tell you why, and you can ask us to look again. You can also complain to an authority. In the United States that is the attorney general of your state. In Europe it is the data protection authority where you live or work.',
        ],
      },
      {
        heading: '14. Children',
        paragraphs: [
          'The site is not made for children. You must be at least 13 years old to send a message or to subscribe. We do not knowingly collect data from younger children. If you think that a child has sent us data, tell us and we will delete it.',
        ],
      },
      {
        heading: '15. Other websites and other countries',
        paragraphs: [
          'Pages may link to other websites, which have their own rules on privacy. Nothing is sent to them unless you follow the link.',
          'The academy is based in the United States. If you write to us from another country, your data is used in the United States. The law there may protect it less than at home.',
        ],
      },
      {
        heading: '16. Information only',
        paragraphs: [
          `The site gives information only. It is not medical advice. You do not become our patient when you read it or write to us. ${emergencyNotice}`,
        ],
      },
      {
        heading: '17. Law and changes',
        paragraphs: [
          `This policy follows the law of ${academy.jurisdiction}. Where the law of your own state gives you more, that holds too.`,
          'When we change this policy, we put the new version on this page. The day of the last change stands at the top. We will ask you first if we ever want to use your data in a new way.',
          `© 2025 ${academy.name}.`,
        ],
      },
    ],
  }),
  legalCodecs,
)
