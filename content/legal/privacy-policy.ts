import { academy } from '../academy.ts'
import { emergencyNotice } from '../danger-signs.ts'
import type { LegalPage } from './legal-page.ts'

const { street, locality, region, postalCode } = academy.address

export const privacyPolicy: LegalPage = {
  path: '/privacypolicy',
  title: 'Privacy Policy',
  description: `What the ${academy.name} stores about visitors, why, for how long, and how to see it or have it deleted.`,
  effectiveDate: '09-05-2025',
  intro: [
    `This policy tells you what personal data the ${academy.name} (“the academy”, “we”, “us”) collects on the site ${academy.website}, why, and for how long.`,
    'In short: you can read the whole site without telling us who you are. We set no cookies for visitors, use no third-party analytics, and load nothing from other sites. We store what you send us, for a limited time.',
  ],
  sections: [
    {
      heading: '1. Who is responsible',
      paragraphs: [
        `The ${academy.name}, ${street}, ${locality}, ${region} ${postalCode}, United States. For any question about your data, write to ${academy.email} or call ${academy.telephone.display}.`,
      ],
    },
    {
      heading: '2. When you only read',
      paragraphs: [
        'To send you a page, our server has to know the network address (IP address) of your device for that moment. This is how the internet works.',
        'Our server keeps short technical logs, so that we can find faults and attacks. They are kept without personal data: no names, no e-mail addresses, no messages, and no network addresses in readable form.',
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
      paragraphs: ['The contact form stores only these four things:'],
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
        'We use it to read and answer your enquiry, and for nothing else. Our staff can see it after they sign in, and the academy’s mailbox gets a notice by e-mail.',
        'Enquiries are kept for up to 24 months and are then deleted automatically from our database. You can ask us to delete yours earlier.',
        'Please leave out details about your health that you do not want to send over the internet. The site is not a medical record system. A message sent here may not have the protection that federal health privacy law (HIPAA) gives to records in a doctor’s office.',
      ],
    },
    {
      heading: '6. Newsletter',
      paragraphs: [
        'If you enter your e-mail address to stay up to date, we send one message to that address with a confirmation link. This is called double opt-in. Only when you confirm on the page behind the link does the address count as subscribed. If you do nothing, you get no newsletter.',
        'We store the address and what we need to show that it was confirmed. Every newsletter has a one-click unsubscribe link. Once you use it, the mailings stop. We do not measure whether you open a newsletter or what you click.',
      ],
    },
    {
      heading: '7. Our staff and our authors',
      paragraphs: [
        'Staff members sign in with a one-time code that is sent by e-mail. After that, the storage of their own browser holds a session token until they log out or the session ends. A staff browser may also get a security cookie at sign-in. None of this concerns visitors.',
        'Doctors’ profiles show what the doctors have agreed to publish, such as name, e-mail address, place of work and picture.',
      ],
    },
    {
      heading: '8. Whom we share data with',
      paragraphs: [
        'We do not sell personal data. We do not share it for advertising, and we do not trade lists of addresses.',
        'Companies that run our servers, our storage or our mail delivery may handle data for us. They may use it only to do that work. We also give out data when a law or a court orders it, or when it is needed to protect someone from serious harm.',
      ],
    },
    {
      heading: '9. How we protect data',
      paragraphs: [
        'We collect little, limit who can see it, and delete it on time. One-time codes and session tokens are stored only in a form from which the original cannot be read back. No system is perfectly safe. If a breach affects your data, we will tell you and the authorities as the law requires.',
      ],
    },
    {
      heading: '10. Your rights',
      paragraphs: [
        'Many US states give their residents rights over personal data. The laws differ from state to state. We offer the following to everyone, wherever you live:',
      ],
      list: [
        'to know whether we have data about you, and to get a copy of it;',
        'to have wrong data corrected;',
        'to have your data deleted;',
        'to end the newsletter at any time;',
        'to be sure that we do not sell your data, use it for targeted advertising, or build a profile from it;',
        'to use these rights without being treated worse for it.',
      ],
    },
    {
      heading: '11. How to use your rights',
      paragraphs: [
        `Write to ${academy.email} from the address you used with us, so that we can be sure it is you. We may ask one question more to confirm it. Someone you have authorized may write for you.`,
        'We answer within 45 days, and as a rule much sooner. It costs you nothing. If we must refuse, we tell you why. You can ask us to look again, and you can turn to the attorney general of your state.',
      ],
    },
    {
      heading: '12. Children',
      paragraphs: [
        'The site is not made for children. You must be at least 13 years old to send a message or to subscribe. We do not knowingly collect data from younger children. If you think that a child has sent us data, tell us and we will delete it.',
      ],
    },
    {
      heading: '13. Other websites and other countries',
      paragraphs: [
        'Pages may link to other websites, which have their own rules on privacy. Nothing is sent to them unless you follow the link.',
        'The academy is based in the United States. If you write to us from another country, your data is handled in the United States.',
      ],
    },
    {
      heading: '14. Information only',
      paragraphs: [
        `The site gives information only. It is not medical advice, and no patient-doctor relationship arises when you read it or write to us. ${emergencyNotice}`,
      ],
    },
    {
      heading: '15. Law and changes',
      paragraphs: [
        `This policy follows the law of ${academy.jurisdiction}, and any law of your own state that protects you more.`,
        'When we change this policy, we put the new version on this page with its effective date. If we ever want to use data that we already have in a new way, we will ask you first.',
        `© 2025 ${academy.name}.`,
      ],
    },
  ],
}
