import { useEffect, useState } from 'react'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import { limits } from '../../../shared/limits.ts'
import type { ReviewedPage } from '../../../shared/review.ts'
import { draftsApi } from '../client/drafts.ts'

/** The words that a doctor signed last, and when. */
export type SignedWords = { at: string; fields: DraftFields }

/** The words of the last signature, where they have changed since; `key`: the page of words. */
export function useSignedWords(
  key: string,
  reviewed: ReviewedPage | undefined,
): SignedWords | undefined {
  const [signed, setSigned] = useState<SignedWords>()
  const at = reviewed?.review.state === 'changed' ? reviewed.review.reviewedAt : null

  useEffect(() => {
    if (at === null) return undefined
    let current = true
    publishedAt(`words.${key}`, at).then(
      (fields) => current && fields && setSigned({ at, fields }),
      // ignored: nothing is marked; Reviews and History show the same.
      () => undefined,
    )
    return () => void (current = false)
  }, [key, at])

  return signed
}

/** The fields that were published at a time (ISO 8601 UTC); undefined if none of that time are kept. */
async function publishedAt(draftKey: string, at: string): Promise<DraftFields | undefined> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await draftsApi.versions(draftKey, page)
    const found = items.find(({ kind, createdAt }) => kind === 'published' && createdAt <= at)
    if (found) return (await draftsApi.version(draftKey, found.number)).fields
    if (page * limits.list.max >= total) return undefined
  }
}
