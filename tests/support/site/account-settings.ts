/** What accounts are told of the settings, for tests that build them without a site. */
export const accountSettings = (adminEmails: string[] = []) => ({
  adminEmails,
  contactTo: 'office@example.org',
  siteUrl: 'http://localhost',
})
