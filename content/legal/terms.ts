import { academy, postalAddress } from '../academy.ts'
import { emergencyNotice } from '../danger-signs/notice.ts'
import { live } from '../words/live.ts'
import { type LegalPage, legalCodecs } from './legal-page.ts'

export const terms: LegalPage = live<LegalPage>(
  'legal.terms',
  () => ({
    path: '/terms',
    title: 'Terms of Use',
    description: `The rules for using the website of the ${academy.name}: information only, no medical advice, no patient-doctor relationship.`,
    effectiveDate: '09-05-2025',
    lastChanged: '2026-11-23',
    intro: [
      `These terms are an agreement between you and the ${academy.name} (“the academy”, “we”, “us”). They apply when you visit ${academy.website} (“the site”), read its pages, write to us or get our newsletter.`,
      'If you do not agree with them, please do not use the site. If a part is not clear, ask us before you rely on it.',
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
          'All that you read on the site is general. It is not medical or dental advice. It is not a diagnosis, and not a plan of care for you.',
          'Bodies and histories differ. What is right for one person may be wrong or harmful for another. First ask a licensed doctor or dentist who can examine you. Do this before you start, change or stop any treatment, medicine or device.',
          'Never put off seeing a doctor or dentist, and never set their advice aside, because of something you read here.',
          'We describe what may help and how good the evidence is. We do not promise any result, and nothing on the site should be read as a promise of a cure.',
        ],
      },
      {
        heading: '3. No patient-doctor relationship',
        paragraphs: [
          'You do not become a patient of the academy, or of any doctor named on the site, by using it. Reading a page does not make you one. Nor does it if you write to us, get an answer or get the newsletter. No patient-doctor relationship arises.',
          'That begins only when a doctor or dentist takes you on in an office or clinic, under the terms of that office. The doctors shown on the site answer for their own work. The academy does not oversee how they care for patients.',
        ],
      },
      {
        heading: '4. Who may use the site',
        paragraphs: [
          'You must be at least 13 years old to write to us or to get the newsletter. If you are under 18, please read the site with a parent or guardian.',
          'The site is written for people in the United States. If you use it from another country, you have to follow the law there.',
        ],
      },
      {
        heading: '5. What you may do with our content',
        paragraphs: [
          'You may read, print and share single pages for your own use, for your family, or for your patients. Three things are asked of you. Do not change the pages. Do not charge for them. Name the academy as the source.',
          'For more than that, you need our leave in writing. You need it to copy larger parts of the site, or to use its texts or pictures in a product or an ad. You also need it to say that the academy backs you or what you sell.',
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
          'If you enter your e-mail address to stay up to date, we send one message with a link. You get the newsletter only after you confirm on the page behind that link. Each issue has a link that ends it with one click. The same terms hold for the newsletter.',
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
          'We take care with what we publish. Still, we offer the site as it is, and as it is available. As far as the law allows, we give no warranty of any kind, stated or implied. We do not warrant that the site is complete, correct, current or free of errors. Nor do we warrant that you can always reach it, or that it is fit for a given purpose.',
        ],
      },
      {
        heading: '11. Limitation of liability',
        paragraphs: [
          'This part is about who pays for loss or harm. It speaks for the academy, its staff, its authors and the doctors named on the site. As far as the law allows, they are not liable for loss or harm that comes from using the site. The same holds if you cannot use it, or if you rely on what it says. This covers direct, indirect, incidental and consequential damages.',
          'Some states do not allow some of these limits. Then the limits hold for you only as far as your state allows. Some rights cannot be given up by law, and these terms do not take them away. Nor do they end liability for harm that is done on purpose.',
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
          `These terms follow the law of ${academy.jurisdiction}, without regard to its rules on conflicts of law. Disputes go to the state or federal courts there. If the law gives you the right to use a court where you live, you keep it.`,
          'Please write to us first. Most questions can be solved with a letter.',
        ],
      },
      {
        heading: '14. Changes and other points',
        paragraphs: [
          'We may change these terms. The version on this page is the one that applies. The first one applied from the effective date shown here, and this one from the day on which it was last changed. When a change is important, we will say so clearly on the site. If you go on using the site afterward, you accept the new version.',
          'If a court finds that one part of these terms does not hold, the rest stays in force. If we do not use a right at once, we may still use it later. These terms, the Privacy Policy and the Legal Notice are the whole agreement about the site.',
        ],
      },
      {
        heading: '15. Contact',
        paragraphs: [
          `${academy.name}, ${postalAddress()}. E-mail: ${academy.email}. Telephone: ${academy.telephone.display}.`,
        ],
      },
    ],
  }),
  legalCodecs,
)
