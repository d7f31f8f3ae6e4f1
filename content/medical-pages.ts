import { conditions } from './conditions/conditions.ts'
import { guides } from './guides/guides.ts'
import type { MedicalPage } from './medical-page.ts'
import type { NightPage } from './night/night-page.ts'
import { nightPages } from './night/night-pages.ts'

/** The pages about a complaint, with everything that such a page has: conditions, then guides. */
export const medicalPages: readonly MedicalPage[] = [...conditions, ...guides]

/** A page with medical advice that doctors sign, apart from articles. */
export type SignedPage = MedicalPage | NightPage

/** All of them; their ids are different. */
export const signedPages: readonly SignedPage[] = [...medicalPages, ...nightPages]

export function findMedicalPage(id: string): MedicalPage | undefined {
  return medicalPages.find((page) => page.id === id)
}

export function addressOf({ kind, id }: Pick<SignedPage, 'kind' | 'id'>): string {
  if (kind === 'night') return `/tonight/${id}`
  return kind === 'guide' ? `/guides/${id}` : `/solution/${id}`
}

/** The key of its page of words. */
export function wordsKeyOf({ kind, id }: Pick<SignedPage, 'kind' | 'id'>): string {
  return `${kind === 'night' || kind === 'guide' ? kind : 'condition'}.${id}`
}

/** What a signature of the page is filed under. */
export function reviewKindOf({ kind }: Pick<SignedPage, 'kind'>): 'condition' | 'guide' {
  return kind === 'guide' || kind === 'night' ? 'guide' : 'condition'
}

/** The page whose signatures are filed under this kind and id. */
export function findReviewedPage(kind: string, id: string): SignedPage | undefined {
  const page = signedPages.find((one) => one.id === id)
  return page && reviewKindOf(page) === kind ? page : undefined
}

/** The pages whose short names occur among the tags, in the order of the tags. */
export function pagesTagged(tags: readonly string[]): MedicalPage[] {
  return tags.flatMap((tag) =>
    medicalPages.filter(({ shortName }) => shortName.toLowerCase() === tag.toLowerCase()),
  )
}
