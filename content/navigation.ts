export type NavigationLink = { label: string; to: string }

/** What readers come to do: above the links in the menu of phones, and on the home page. */
export const serviceLinks: readonly NavigationLink[] = [
  { label: 'Find a doctor', to: '/find-a-doctor' },
  { label: 'Find the right page', to: '/find' },
  { label: 'Questions for my visit', to: '/visit-sheet' },
]

export const headerLinks: readonly NavigationLink[] = [
  { label: 'Medical Solutions', to: '/medicalsolution' },
  { label: 'Articles', to: '/articles' },
  { label: 'A–Z Index', to: '/index' },
  { label: 'Our Doctors', to: '/doctors-behind' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
]

/** The links in the footer: those of the header and more. */
export const footerLinks: readonly NavigationLink[] = [
  ...headerLinks,
  { label: 'Find the right page', to: '/find' },
  { label: 'Find a doctor', to: '/find-a-doctor' },
  { label: 'Questions for your visit', to: '/visit-sheet' },
  { label: 'How We Review', to: '/about/review' },
]

/** Beside the legal pages in the footer. */
export const accessibilityLink: NavigationLink = { label: 'Accessibility', to: '/accessibility' }

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Terms of Use', to: '/terms' },
  { label: 'Legal Notice', to: '/legal' },
  { label: 'Privacy Policy', to: '/privacypolicy' },
]
