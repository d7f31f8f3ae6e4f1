/** Address of the rules, as the header of public pages names it. */
export const speculationRulesPath = '/speculation-rules.json'

/**
 * What browsers may fetch before it is asked for: the public page that a reader points at. Links
 * from mails act, so they are left alone; the panel is drawn by scripts that are there already.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin*', '/login', '/api/*', '/images/*', '/newsletter/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
