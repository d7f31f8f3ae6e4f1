import { academy, postalAddress } from '../academy.ts'
import { emergencyNotice } from '../danger-signs/notice.ts'
import { live } from '../words/live.ts'
import { type LegalPage, legalCodecs } from './legal-page.ts'

export const legal: LegalPage = live<LegalPage>(
  'legal.notice',
  () => ({
    path: '/legal',
    title: 'Legal Notice',
    description: `Who publishes this website, how to reach the ${academy.name}, and the medical, copyright and liability notices.`,
    effectiveDate: '09-05-2025',
    lastChanged: '2026-11-23',
    intro: [
      `This notice says who is behind the site ${academy.website}, and on what terms you may read it. The Terms of Use and the Privacy Policy go with it.`,
    ],
    sections: [
      {
        heading: 'Publisher',
        paragraphs: [
          `The site is published by the ${academy.name} (${academy.shortName}), ${postalAddress()}, United States.`,
          `E-mail: ${academy.email}. Telephone: ${academy.telephone.display}.`,
        ],
      },
      {
        heading: 'Medical notice',
        paragraphs: [
          emergencyNotice,
          'The site gives information only. It is not medical or dental advice. It does not tell you what you have. It does not take the place of an exam. You do not become our patient when you read it, when you write to us, or when we answer. No patient-doctor relationship arises.',
          'We write about what the bite and the jaw may add to some conditions. For many of them the evidence is thin or mixed. The pages say so. We do not claim that any method cures a disease. We do not claim that any works for all.',
          'Devices and medicines named on the site are examples. We do not tell you to use them. Ask your own doctor or dentist.',
        ],
      },
      {
        heading: 'Authors and doctors',
        paragraphs: [
          'Articles carry the name of their author and give the author’s view. A profile on the site is a short introduction. It does not prove skill. It does not mean that the doctor works for the academy. To check a license, ask the board of the state where the doctor works.',
          'Where a text, a profile or a quote is only a sample, it says so on the page.',
        ],
      },
      {
        heading: 'Sources and figures',
        paragraphs: [
          'Figures come from published sources, which are named near the text or at the end of the page. Where a figure is our own statement, we mark it as such. If you find a mistake, please tell us, and we will check it and correct it.',
        ],
      },
      {
        heading: 'Links',
        paragraphs: [
          'When a page links to another website, its owner answers for what it shows. We choose links with care, but we cannot watch those pages afterward. When we learn that a link leads to something against the law or unsafe, we take it out.',
        ],
      },
      {
        heading: 'Copyright and names',
        paragraphs: [
          `© 2025 ${academy.name}. All rights reserved. Texts and drawings may be printed and shared as the Terms of Use allow. Any other use needs our written permission.`,
          'Names of products, companies, guidelines and organizations belong to their owners. We use them only to say what we mean.',
        ],
      },
      {
        heading: 'Liability',
        paragraphs: [
          'The site is offered as it is. As far as the law allows, we are not liable for loss or harm that comes from using it or from relying on it. Limits that your state does not permit do not apply to you. The Terms of Use set this out in full.',
        ],
      },
      {
        heading: 'Age and privacy',
        paragraphs: [
          'You must be at least 13 years old to write to us or to get the newsletter. We keep what you write for up to 24 months. The Privacy Policy says what else we store, which is little.',
        ],
      },
      {
        heading: 'Accessibility',
        paragraphs: [
          'We want all people to be able to read the site: on small screens, with large text, with a keyboard alone, or with a screen reader. We measure it by level AA of the Web Content Accessibility Guidelines 2.2. If something stands in your way, tell us. Say which page it is and what happened, and we will try to help.',
        ],
      },
      {
        heading: 'Law, changes and effective date',
        paragraphs: [
          `This notice follows the law of ${academy.jurisdiction}. We may change it. The first version applied from the effective date shown here, and this one from the day on which it was last changed.`,
        ],
      },
    ],
  }),
  legalCodecs,
)
