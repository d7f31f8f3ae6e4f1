import { richTextWords } from '../../ui/rich-text/rich-text-words.ts'
import { academy } from '../../../content/academy.ts'
import type { ShownDoctor } from './doctor-profile.tsx'

/** Structured data about a doctor for search engines (schema.org). */
export function doctorStructure(doctor: ShownDoctor, siteUrl: string): Record<string, unknown> {
  return {
    '@type': 'Person',
    '@id': `${siteUrl}/doctors-behind#doctor-${doctor._id}`,
    name: doctor.name,
    url: `${siteUrl}/doctors-behind#doctor-${doctor._id}`,
    affiliation: { '@type': 'Organization', name: academy.name },
    ...(doctor.image_url && { image: siteUrl + doctor.image_url }),
    ...(doctor.email && { email: doctor.email }),
    ...(doctor.location && { workLocation: { '@type': 'Place', name: doctor.location } }),
    ...(doctor.linkedin && { sameAs: [doctor.linkedin] }),
    ...(doctor.description && { description: richTextWords(doctor.description) }),
  }
}
