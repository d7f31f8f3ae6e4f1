import { academy } from '../academy.ts'
import { emergencyNotice } from '../danger-signs.ts'
import type { LegalPage } from './legal-page.ts'

const { street, locality, region, postalCode } = academy.address

export const terms: LegalPage = {
  path: '/terms',
  title: 'Terms of Use',
  description: `The rules for using the website of the ${academy.name}: information only, no medical advice, no patient-doctor relationship.`,
  effectiveDate: '09-05-2025',
  intro: [
    `These terms are an agreement between you and the ${academy.name} (“the academy”, “we”, “us”). They apply when you visit ${academy.website} (“the site”), read its pages, send us a message or subscribe to our newsletter.`,
    'If you do not agree with these terms, please do not use the site. If something here is unclear, ask us before you rely on it.',
  ],
  sections: [
    {
      heading: '1. When you need help fast',
      paragraphs: [
        `${emergencyNotice} Do not wait for an answer from us. Messages sent through the site are not watched around the clock.`,
      ],
    },
    {
      heading: '2. Information only, not medical advice',
      paragraphs: [
        'Everything on the site is general information. It is not medical or dental advice. It is not a diagnosis, and not a plan of treatment for you.',
        'Bodies and histories differ. What is right for one person may be wrong or harmful for another. Always ask a licensed doctor or dentist who can examine you before you start, change or stop any treatment, medicine or device.',
        'Never put off seeing a doctor or dentist, and never set their advice aside, because of something you read here.',
        'We describe what may help and how good the evidence is. We do not promise any result, and nothing on the site should be read as a promise of a cure.',
      ],
    },
    {
      heading: '3. No patient-doctor relationship',
      paragraphs: [
        'No patient-doctor relationship arises between you and the academy, or between you and any doctor named on the site, because you read a page, send a message, receive an answer or subscribe to the newsletter.',
        'Such a relationship begins only when a doctor or dentist accepts you as a patient in an office or clinic, under that office’s own terms. The doctors shown on the site are responsible for their own practices. The academy does not supervise their care of patients.',
      ],
    },
    {
      heading: '4. Who may use the site',
      paragraphs: [
        'You must be at least 13 years old to send us a message or to subscribe to the newsletter. If you are under 18, please read the site together with a parent or guardian.',
        'The site is written for readers in the United States. If you use it from another country, you are responsible for following the law there.',
      ],
    },
    {
      heading: '5. What you may do with our content',
      paragraphs: [
        'You may read, print and share single pages for your own use, for your family, or for your patients, as long as you do not change them, do not charge for them, and name the academy as the source.',
        'You need our written permission to copy larger parts of the site, to use its texts or pictures in a product or in advertising, or to suggest that the academy supports you or what you sell.',
      ],
    },
    {
      heading: '6. Fair use of the site',
      paragraphs: ['When you use the site, please do not:'],
      list: [
        'break the law or the rights of others;',
        'pretend to be another person, or subscribe someone else to the newsletter;',
        'send advertising, threats, or programs that do harm;',
        'try to enter the staff area, to get around security, or to read data that is not meant for you;',
        'load so many pages or send so many requests that others cannot use the site.',
      ],
    },
    {
      heading: '7. Messages you send us',
      paragraphs: [
        'The contact form asks for your name, your e-mail address and your message. Please do not send medical records, test results, pictures of your body, or details about your health that you would not put on a postcard.',
        'We try to answer, but we may not answer every message, and we cannot advise on a single case. Enquiries are kept for up to 24 months. Our Privacy Policy says more.',
      ],
    },
    {
      heading: '8. Newsletter',
      paragraphs: [
        'If you enter your e-mail address to stay up to date, we send one message with a confirmation link. You are subscribed only after you confirm on the page behind that link. Every newsletter has a link that ends your subscription with one click. The newsletter is information too, under these same terms.',
      ],
    },
    {
      heading: '9. Articles, authors and other websites',
      paragraphs: [
        'Articles give the view of their authors at the time of writing. Medicine changes, and an older article may be out of date. Sources are named so that you can check them.',
        'Some pages name or link to other websites, such as those of public health bodies or medical journals. We do not control those sites. We are not responsible for them. A link is not a recommendation of everything found there.',
      ],
    },
    {
      heading: '10. No warranty',
      paragraphs: [
        'We take care with what we publish. Still, the site is provided as it is and as it is available. As far as the law allows, we give no warranty of any kind, whether stated or implied, that the site is complete, correct, current, free of errors, always reachable, or fit for a particular purpose.',
      ],
    },
    {
      heading: '11. Limitation of liability',
      paragraphs: [
        'As far as the law allows, the academy, its staff, its authors and the doctors named on the site are not liable for any loss or harm that comes from using the site, from not being able to use it, or from relying on what it says. This covers direct, indirect, incidental and consequential damages.',
        'Some states do not allow certain limits. Where that is so, the limits above apply to you only as far as your state allows. Nothing in these terms takes away rights that cannot be given up by law, or liability for intentional wrongdoing.',
      ],
    },
    {
      heading: '12. Copyright',
      paragraphs: [
        `© 2025 ${academy.name}. All rights reserved. Texts, drawings, and the layout of the site belong to the academy or to the authors named.`,
        `If you believe that something here uses your work without permission, write to ${academy.email}. Tell us which work and which page you mean, and how we can reach you. We will look at it promptly and take it down where that is right.`,
      ],
    },
    {
      heading: '13. Law and courts',
      paragraphs: [
        `These terms follow the law of ${academy.jurisdiction}, without regard to its rules on conflicts of law. Disputes go to the state or federal courts located there, unless the law gives you the right to use a court where you live.`,
        'Please write to us first. Most questions can be settled with a letter.',
      ],
    },
    {
      heading: '14. Changes and other points',
      paragraphs: [
        'We may change these terms. The version on this page is the one that applies, from the effective date shown here. When a change is important, we will say so clearly on the site. If you go on using the site afterward, you accept the new version.',
        'If a court finds one part of these terms invalid, the rest stays in force. If we do not enforce a rule at once, we do not give up the right to enforce it later. These terms, with the Privacy Policy and the Legal Notice, are the whole agreement about the site.',
      ],
    },
    {
      heading: '15. Contact',
      paragraphs: [
        `${academy.name}, ${street}, ${locality}, ${region} ${postalCode}. E-mail: ${academy.email}. Telephone: ${academy.telephone.display}.`,
      ],
    },
  ],
}
