import { richTextWords } from '../../ui/rich-text/rich-text-words.ts'
import type { Place } from '../../../shared/place.ts'
import { academy } from '../../../content/academy.ts'
import { doctorAddress } from './doctor-address.ts'
import type { ShownDoctor } from './doctor-profile.tsx'

/** Structured data about a doctor for search engines (schema.org). */
export function doctorStructure(doctor: ShownDoctor, siteUrl: string): Record<string, unknown> {
  const address = siteUrl + doctorAddress(doctor._id)
  const where =
    doctor.places.length > 0
      ? doctor.places.map(placeStructure)
      : doctor.location
        ? [{ '@type': 'Place', name: doctor.location }]
        : []
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
    ...(where.length > 0 && { workLocation: where }),
    ...(doctor.languages.length > 0 && { knowsLanguage: doctor.languages }),
    ...(doctor.npi && {
      identifier: { '@type': 'PropertyValue', propertyID: 'NPI', value: doctor.npi },
    }),
    ...(doctor.linkedin && { sameAs: [doctor.linkedin] }),
    ...(doctor.description && { description: richTextWords(doctor.description) }),
  }
}

function placeStructure({ name, street, city, region, postalCode, country, phone, url }: Place) {
  return {
    '@type': 'Place',
    ...(name && { name }),
    ...(phone && { telephone: phone }),
    ...(url && { url }),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      addressLocality: city,
      ...(region && { addressRegion: region }),
      ...(postalCode && { postalCode }),
      ...(country && { addressCountry: country }),
    },
  }
}
