/**
 * What patients call those who work in a field: words before "doctor", "dentist", "specialist" and the like, or
 * titles of their own. Written as a pattern; the field is found in the specialties of doctors by a word of `in`.
 */
export const fields: readonly { in: readonly string[]; asked: string; titles?: string }[] = [
  {
    in: ['pediatric', 'paediatric', 'children'],
    asked: 'children ?s?|child ?s?|kids?|kid s|pediatric|paediatric|baby|toddler',
    titles: 'pedodontist|pediatrician|paediatrician',
  },
  {
    in: ['periodontics', 'periodontology', 'gum', 'gums'],
    asked: 'gums?|gum disease|periodontal',
    titles: 'periodontist',
  },
  {
    in: ['prosthodontics', 'dentures', 'implants'],
    asked: 'dentures?|crowns?|implants?|bridge',
    titles: 'prosthodontist|denturist',
  },
  {
    in: ['neurology', 'headache'],
    asked: 'headaches?|migraines?|nerves?|brain',
    titles: 'neurologist',
  },
  {
    in: ['orofacial', 'facial'],
    asked: 'face|facial|face pain|orofacial pain|jaw|jaw pain|tmj|tmd',
  },
  {
    in: ['sleep'],
    asked: 'sleep|sleep apnea|apnea|snoring|insomnia',
    titles: 'sleep specialist',
  },
  {
    in: ['ear', 'nose', 'throat', 'ent', 'otolaryngology'],
    asked: 'ears?|nose|throat|sinus|ent|ear nose(?: and)? throat',
    titles: 'ent|otolaryngologist|audiologist',
  },
  {
    in: ['physical', 'physiotherapy'],
    asked: 'physical|physio|neck|posture',
    titles: 'physiotherapist|physio',
  },
  { in: ['orthodontics'], asked: 'braces', titles: 'orthodontist' },
  { in: ['general'], asked: 'regular|family|general|normal' },
]
