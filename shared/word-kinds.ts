/** The kinds of words that people can change. */
export const wordKinds = [
  'line',
  'text',
  'list',
  'items',
  'sources',
  'email',
  'telephone',
  'url',
  'picture',
  'choice',
] as const
