import { conditions } from './conditions/conditions.ts'
import { guides } from './guides/guides.ts'
import type { MedicalPage } from './medical-page.ts'

/** The pages with medical advice that doctors sign, apart from articles: conditions, then guides. */
export const medicalPages: readonly MedicalPage[] = [...conditions, ...guides]

export function findMedicalPage(id: string): MedicalPage | undefined {
  return medicalPages.find((page) => page.id === id)
}

export function addressOf({ kind, id }: Pick<MedicalPage, 'kind' | 'id'>): string {
  return kind === 'guide' ? `/guides/${id}` : `/solution/${id}`
}

/** What a signature of the page is filed under. */
export function reviewKindOf({ kind }: Pick<MedicalPage, 'kind'>): 'condition' | 'guide' {
  return kind === 'guide' ? 'guide' : 'condition'
}

/** The page whose signatures are filed under this kind and id. */
export function findReviewedPage(kind: string, id: string): MedicalPage | undefined {
  const page = findMedicalPage(id)
  return page && reviewKindOf(page) === kind ? page : undefined
}

/** The pages whose short names occur among the tags, in the order of the tags. */
export function pagesTagged(tags: readonly string[]): MedicalPage[] {
  return tags.flatMap((tag) =>
    medicalPages.filter(({ shortName }) => shortName.toLowerCase() === tag.toLowerCase()),
  )
}
