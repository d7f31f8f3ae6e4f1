import { useEffect, useState } from 'react'
import type { NewPreviewLink, PreviewLink } from '../../../shared/draft.ts'
import { ApiError } from '../client/request.ts'
import type { draftsApi } from '../client/drafts.ts'

/** The link by which this page has opened each draft's preview: one more for each look would soon be too many. */
const opened = new Map<string, NewPreviewLink>()

export type PreviewCalls = Pick<typeof draftsApi, 'previews' | 'makePreview' | 'revokePreview'>

/** The preview links of a draft. `save` puts what is in the form into it and says which it is. */
export function usePreviews(save: () => Promise<{ key: string }>, calls: PreviewCalls) {
  const [key, setKey] = useState<string>()
  const [links, setLinks] = useState<PreviewLink[]>()
  const [made, setMade] = useState<NewPreviewLink>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  /** Of what somebody pressed: the buttons wait until it is done. */
  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    await tell(work)
    setBusy(false)
  }

  async function tell(work: () => Promise<void>) {
    setProblem('')
    try {
      await work()
    } catch (error) {
      const message = error instanceof ApiError && error.status < 500 ? error.message : ''
      setProblem(message || 'Something went wrong. Please try again.')
    }
  }

  async function load() {
    const draft = (await save()).key
    setKey(draft)
    setLinks(await calls.previews(draft))
    return draft
  }

  useEffect(() => {
    void tell(async () => void (await load()))
    // oxlint-disable-next-line react/exhaustive-deps -- saved and asked once, when the dialog opens
  }, [])

  async function make(days: number): Promise<NewPreviewLink> {
    const draft = key ?? (await load())
    const link = await calls.makePreview(draft, days)
    setLinks(await calls.previews(draft))
    return link
  }

  async function ownLink(): Promise<NewPreviewLink> {
    const before = key && opened.get(key)
    if (before && links?.some(({ _id }) => _id === before._id)) return before
    const link = await make(1)
    if (key) opened.set(key, link)
    return link
  }

  return {
    links,
    made,
    problem,
    busy,
    make: (days: number) => attempt(async () => setMade(await make(days))),
    revoke: (id: string) =>
      attempt(async () => {
        await calls.revokePreview(key!, id)
        setLinks((before) => before?.filter(({ _id }) => _id !== id))
        setMade((before) => (before?._id === id ? undefined : before))
      }),
    /** Finds a link by which the page itself can be looked at. */
    look: (show: (url: string) => void) => attempt(async () => show((await ownLink()).url)),
    /** In a tab of its own, which has to be opened before anything is waited for: browsers block a later one. */
    open() {
      const tab = window.open('about:blank', '_blank')
      if (tab) tab.opener = null
      void attempt(async () => {
        try {
          const link = await ownLink()
          if (tab) tab.location.replace(link.url)
          else setMade(link)
        } catch (error) {
          tab?.close()
          throw error
        }
      })
    },
  }
}
