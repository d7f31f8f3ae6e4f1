import type { Codec } from '../words/live.ts'

/** The version that comes with the program: the day of the effective date. */
export const programVersion = '2025-09-05'

/** A legal page. `effectiveDate` is shown as written. */
export type LegalPage = {
  path: '/terms' | '/legal' | '/privacypolicy'
  title: string
  description: string
  effectiveDate: string
  /** The day on which its words changed last, such as `2026-11-23`. */
  lastChanged: string
  intro: string[]
  sections: { heading: string; paragraphs: string[]; list?: string[] }[]
}

type Section = LegalPage['sections'][number]

/** A section is edited as one text: paragraphs between empty lines, list items after hyphens. */
export const legalCodecs: Readonly<Record<string, Codec>> = {
  sections: {
    read: (sections: readonly Section[]) =>
      sections.map(({ heading, paragraphs, list = [] }) => ({
        heading,
        text: [...paragraphs, list.map((item) => `- ${item}`).join('\n')]
          .filter(Boolean)
          .join('\n\n'),
      })),
    write: (sections: readonly { heading: string; text: string }[]) =>
      sections.map(({ heading, text }): Section => {
        const lines = text.split('\n').map((line) => line.trim())
        const list = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
        const paragraphs = lines
          .map((line) => (line.startsWith('- ') ? '' : line))
          .join('\n')
          .split(/\n{2,}/)
          .map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
          .filter(Boolean)
        return { heading, paragraphs, ...(list.length > 0 && { list }) }
      }),
  },
}

/** In the order of the footer's links. */
export const legalKeys = {
  '/terms': 'legal.terms',
  '/legal': 'legal.notice',
  '/privacypolicy': 'legal.privacy',
} as const satisfies Record<LegalPage['path'], string>
