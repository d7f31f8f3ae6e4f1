/** Who asks for a change that nobody in particular makes: the site, which may do everything. */
export const asTheSite = {
  by: 'the site',
  permit: () => Promise.resolve(),
  submission: { scope: '', key: undefined, content: {} },
}
