import { academy } from '../academy.ts'
import { emergencyNotice } from '../danger-signs.ts'
import type { LegalPage } from './legal-page.ts'

const { street, locality, region, postalCode } = academy.address

export const legal: LegalPage = {
  path: '/legal',
  title: 'Legal Notice',
  description: `Who publishes this website, how to reach the ${academy.name}, and the medical, copyright and liability notices.`,
  effectiveDate: '09-05-2025',
  intro: [
    `This notice says who is behind the site ${academy.website} and on what footing its pages are offered. The Terms of Use and the Privacy Policy go with it.`,
  ],
  sections: [
    {
      heading: 'Publisher',
      paragraphs: [
        `The site is published by the ${academy.name} (${academy.shortName}), ${street}, ${locality}, ${region} ${postalCode}, United States.`,
        `E-mail: ${academy.email}. Telephone: ${academy.telephone.display}.`,
      ],
    },
    {
      heading: 'Medical notice',
      paragraphs: [
        emergencyNotice,
        'The site gives information only. It is not medical or dental advice. It does not diagnose, and it does not replace an exam. No patient-doctor relationship arises from reading it, from writing to us, or from an answer we send.',
        'We write about what the bite and the jaw may contribute to some conditions. For many of these conditions the evidence is limited or mixed, and the pages say so. We make no claim that any method cures a disease or works for everyone.',
        'Devices and medicines named on the site are examples. Naming one does not recommend it to you. Ask your own doctor or dentist.',
      ],
    },
    {
      heading: 'Authors and doctors',
      paragraphs: [
        'Articles carry the name of their author and give the author’s view. A profile on the site is a short introduction. It is not a guarantee of skill. It does not mean that the doctor works for the academy. Please check a license with the licensing board of the state where the doctor practices.',
        'Where a text, a profile or a testimonial is only a sample, it says so on the page.',
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
        'When a page links to another website, that site’s owner is responsible for what it shows. We choose links with care, but we cannot watch those pages afterward. We will remove a link when we learn that it leads to something unlawful or unsafe.',
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
        'You must be at least 13 years old to send a message or to subscribe to the newsletter. Enquiries are kept for up to 24 months. The Privacy Policy says what else we store, which is little.',
      ],
    },
    {
      heading: 'Accessibility',
      paragraphs: [
        'We want everyone to be able to read the site, on small screens, with large text, with a keyboard alone, or with a screen reader. Our yardstick is level AA of the Web Content Accessibility Guidelines 2.2. If something stands in your way, tell us which page it is and what happened, and we will try to help.',
      ],
    },
    {
      heading: 'Law, changes and effective date',
      paragraphs: [
        `This notice follows the law of ${academy.jurisdiction}. We may change it. The version on this page applies from the effective date shown here.`,
      ],
    },
  ],
}
