/** Who may log in to the site that browser tests use. Codes are limited for each address. */
export const adminEmails = [
  'admin@example.org',
  ...Array.from({ length: 150 }, (_, index) => `editor-${index}@example.org`),
]
