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
