import type { Condition } from '../../../content/conditions/condition.ts'

const doiAddress = 'https://doi.org/'

/** Structured data about a condition page for search engines (schema.org). */
export function conditionStructure(condition: Condition): Record<string, unknown> {
  const { nightTime, dayTime, complications } = condition.symptoms
  return {
    '@type': 'MedicalWebPage',
    name: condition.headingName,
    description: condition.heading,
    inLanguage: 'en-US',
    audience: { '@type': 'Patient' },
    about: {
      '@type': 'MedicalCondition',
      name: condition.shortName,
      description: condition.description,
      signOrSymptom: [...nightTime, ...dayTime].map((name) => ({
        '@type': 'MedicalSignOrSymptom',
        name,
      })),
      possibleComplication: complications,
    },
    citation: condition.sources.map(({ title, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      ...(url && { url }),
      ...(url?.startsWith(doiAddress) && { identifier: `doi:${url.slice(doiAddress.length)}` }),
    })),
  }
}
