import type { MedicalPage } from '../../../content/medical-page.ts'
import { sourcesOf } from '../../../content/conditions/conditions.ts'
import { oncePerWords } from '../../../content/words/live.ts'
import { citationStructure } from '../citations/citation-structure.ts'

/** Structured data about a medical page for search engines (schema.org). */
export const conditionStructure = oncePerWords(
  (condition: MedicalPage): Record<string, unknown> => {
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
      citation: citationStructure(sourcesOf(condition).sources),
    }
  },
)
