import { academy } from './academy.ts'
import { live } from './words/live.ts'

/** The words of the contact page. */
export const contact = live('contact', () => ({
  title: 'Contact',
  description: `Write to the ${academy.name}, or call us. See who writes our articles.`,
  intro: 'Questions about our pages, an article or the academy? A person reads every message.',
  otherWays: 'Other ways to reach us',
  follow: 'Follow us',
  doctors: 'Our Doctors',
}))
