import { useEffect, useState } from 'react'
import type { RemarkedText } from '../../../shared/remark.ts'
import { remarksApi } from '../client/remarks.ts'
import { useMay } from '../frame/use-session.ts'

/** The texts with open remarks, by their drafts' keys; none where they could not be loaded, or one may not see them. */
export function useOpenRemarks(): ReadonlyMap<string, RemarkedText> {
  const maySee = useMay()('articles.read') !== undefined
  const [texts, setTexts] = useState<ReadonlyMap<string, RemarkedText>>(new Map())

  useEffect(() => {
    let current = true
    async function load() {
      const items = await remarksApi.texts().catch(() => [])
      if (current) setTexts(new Map(items.map((text) => [text.key, text])))
    }
    if (maySee) void load()
    return () => {
      current = false
    }
  }, [maySee])

  return texts
}

export const countedRemarks = (count: number) =>
  count === 1 ? '1 open remark' : `${count} open remarks`
