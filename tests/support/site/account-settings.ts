/** The settings that accounts need, for tests that create them without a site. */
export const accountSettings = (adminEmails: string[] = []) => ({
  adminEmails,
  contactTo: 'office@example.org',
  siteUrl: 'http://localhost',
})
