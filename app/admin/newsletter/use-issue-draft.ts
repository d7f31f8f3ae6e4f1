import { useEffect, useMemo, useState } from 'react'
import type { IssueJson } from '../../../shared/newsletter.ts'
import { newsletter } from '../client/newsletter.ts'
import { deskCopy, removeOldCopies } from '../desk/desk-copy.ts'
import { useMarkUnsaved } from '../frame/unsaved-changes.tsx'
import { useSession } from '../frame/use-session.ts'
import { accountName } from '../writing/account.ts'

export type IssueDraft = Pick<IssueJson, 'subject' | 'intro' | 'articles'>

const empty: IssueDraft = { subject: '', intro: '', articles: [] }

/**
 * What is typed in an issue's form, kept on this device at every keystroke until it is saved. `issue` is the
 * saved one, if any.
 */
export function useIssueDraft(issue: IssueJson | undefined) {
  const email = useSession()?.email
  const id = issue?._id ?? 'new'
  const copy = useMemo(() => deskCopy('issue', accountName(email), id), [email, id])
  const [found] = useState(copy.read)
  const [draft, setDraft] = useState<IssueDraft>(
    found ? (JSON.parse(found.text) as IssueDraft) : wordsOf(issue ?? empty),
  )
  /** The version of the saved issue that was changed. */
  const [base, setBase] = useState(found ? found.base : (issue?.updatedAt ?? ''))
  const [isKept, setIsKept] = useState(true)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(wordsOf(issue ?? empty))

  useEffect(removeOldCopies, [])
  useMarkUnsaved(isDirty && !isKept, isDirty, undefined)

  function begin(saved: IssueJson) {
    copy.remove()
    setDraft(wordsOf(saved))
    setBase(saved.updatedAt)
  }

  return {
    draft,
    isDirty,
    /** Whether the browser stored what is not saved. */
    isKept,
    change(changes: Partial<IssueDraft>) {
      const next = { ...draft, ...changes }
      setDraft(next)
      setIsKept(copy.write(JSON.stringify(next), base))
    },
    /** Saves it on the server, with `over` also over what somebody else has saved. Rejects as the call does. */
    async save(over = false): Promise<IssueJson> {
      const words = { ...draft, articles: draft.articles.map(({ _id }) => _id) }
      const updatedAt = over ? undefined : base
      const saved = issue
        ? await newsletter.save(issue._id, { ...words, updatedAt })
        : await newsletter.create(words)
      begin(saved)
      return saved
    },
    /** Takes the saved issue instead of what was typed. */
    begin,
  }
}

const wordsOf = ({ subject, intro, articles }: IssueDraft): IssueDraft => ({
  subject,
  intro,
  articles,
})
