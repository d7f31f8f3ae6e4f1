/** The admins of the site in browser tests. There are many because codes are limited per address. */
export const adminEmails = [
  'admin@example.org',
  ...Array.from({ length: 150 }, (_, index) => `editor-${index}@example.org`),
]
