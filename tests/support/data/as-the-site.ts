/** The author of changes that no person makes: the site, which may do everything. */
export const asTheSite = {
  by: 'the site',
  permit: () => Promise.resolve(),
  submission: { scope: '', key: undefined, content: {} },
}
