import { useCallback, useEffect, useState } from 'react'
import type { SubscriberCounts } from '../../../shared/newsletter.ts'
import { newsletter } from '../client/newsletter.ts'

/** How many readers there are; undefined until known. The screen's other calls report failures. */
export function useCounts() {
  const [counts, setCounts] = useState<SubscriberCounts>()
  const reload = useCallback(() => newsletter.counts().then(setCounts, () => undefined), [])
  useEffect(() => void reload(), [reload])
  return { counts, reload }
}
