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
export type ConditionId = (typeof conditionIds)[number]

/** The short names of the conditions, separate from the page texts because forms need nothing else. */
export const conditionNames: Readonly<Record<(typeof conditionIds)[number], string>> = {
  neck: 'Neck Pain',
  shoulder: 'Shoulder Pain',
  earnose: 'Ear & Nose',
  throat: 'Throat',
  facial: 'Facial Pain',
  tmd: 'TMD',
  sleepApnea: 'Sleep Apnea',
  insomnia: 'Insomnia',
  digestion: 'Digestion',
  dental: 'Erosion',
  jaw: 'Jaw',
  gum: 'Gum Recession',
  tooth: 'Tooth Fracture',
  craze: 'Craze Lines',
}

/** The ids of the guides, which are medical pages of the academy about what is no condition of its own. */
export const guideIds = ['headache', 'clenching-and-grinding'] as const

/** The ids of all medical pages; none is used twice. */
export const medicalPageIds = [...conditionIds, ...guideIds] as const
export type MedicalPageId = (typeof medicalPageIds)[number]

/** The short names of all medical pages. As tags they lead from an article to the page. */
export const medicalPageNames: Readonly<Record<MedicalPageId, string>> = {
  ...conditionNames,
  headache: 'Headache',
  'clenching-and-grinding': 'Clenching & Grinding',
}
