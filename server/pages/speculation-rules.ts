/** Path of the rules, as named by the header of public pages. */
export const speculationRulesPath = '/speculation-rules.json'

/**
 * What browsers may prefetch: the public page that a reader points at. Links from mails have side
 * effects and are excluded; the panel is rendered by scripts that are already loaded. `/find` promises to make no
 * request once it is loaded, which reporting a page that was fetched ahead would be.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/admin*', '/login', '/api/*', '/images/*', '/newsletter/*', '/find'],
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
