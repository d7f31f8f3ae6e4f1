/** The ids of the condition pages, in the order in which the site lists them. */
export const conditionIds = [
  'neck',
  'shoulder',
  'earnose',
  'throat',
  'facial',
  'tmd',
  'sleepApnea',
  'insomnia',
  'digestion',
  'dental',
  'jaw',
  'gum',
  'tooth',
  'craze',
] as const
