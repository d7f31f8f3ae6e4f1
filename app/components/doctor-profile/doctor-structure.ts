import { richTextWords } from '../../ui/rich-text/rich-text-words.ts'
import { academy } from '../../../content/academy.ts'
import { doctorAddress } from './doctor-address.ts'
import type { ShownDoctor } from './doctor-profile.tsx'

/** Structured data about a doctor for search engines (schema.org). */
export function doctorStructure(doctor: ShownDoctor, siteUrl: string): Record<string, unknown> {
  const address = siteUrl + doctorAddress(doctor._id)
  return {
    '@type': 'Person',
    '@id': address,
    name: doctor.name,
    url: address,
    ...(doctor.credentials && { honorificSuffix: doctor.credentials }),
    ...(doctor.specialty && { jobTitle: doctor.specialty }),
    affiliation: { '@type': 'Organization', name: academy.name },
    ...(doctor.image_url && { image: siteUrl + doctor.image_url }),
    ...(doctor.email && { email: doctor.email }),
    ...(doctor.location && { workLocation: { '@type': 'Place', name: doctor.location } }),
    ...(doctor.linkedin && { sameAs: [doctor.linkedin] }),
    ...(doctor.description && { description: richTextWords(doctor.description) }),
  }
}
