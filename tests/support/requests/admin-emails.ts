/** Who may log in to the site that browser tests use. Codes are limited for each address. */
export const adminEmails = [
  'admin@example.org',
  ...Array.from({ length: 200 }, (_, index) => `editor-${index}@example.org`),
]
