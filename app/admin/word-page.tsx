import { useEffect, useState } from 'react'
import { recordKinds } from '../../shared/record-kinds.ts'
import type { Route } from './+types/word-page.ts'
import { adminMeta } from './browser-page.ts'
import { wordsApi } from './client/words.ts'
import { AuditLink } from './frame/audit-link.tsx'
import { FormScreen } from './record-form/form-screen.tsx'
import { preloadEditor } from './record-form/load-editor.ts'
import { loadRecord } from './record-form/load-record.ts'
import { PageLink } from './record-form/page-link.tsx'
import { asStored, type StoredWords, wordsPlaces } from './words/words-kind.ts'
import { WordsForm } from './words/words-form.tsx'
import { loadDraftAt } from './writing/use-opened-draft.ts'

export const meta = () => adminMeta('Site words')

/** Not awaited, so that the screen shows at once. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  preloadEditor()
  const draftKey = `words.${params.key}`
  return {
    draftKey,
    page: loadRecord(wordsApi.page(params.key)),
    draft: loadDraftAt(draftKey),
  }
}

/** Keeps one form per page, even when somebody navigates back and forth. */
export default function WordPageScreen({ loaderData }: Route.ComponentProps) {
  return <Screen key={loaderData.draftKey} {...loaderData} />
}

/** The page as the form began with it; `reloads` counts how often it began anew. */
type Shown = { page: StoredWords; reloads: number }

function Screen({ draftKey, page, draft }: ReturnType<typeof clientLoader>) {
  const [shown, setShown] = useState<Shown>()
  const [problem, setProblem] = useState<'missing' | 'unreachable'>()

  useEffect(() => {
    let current = true
    async function show() {
      const loaded = await page
      if (!current) return
      if ('problem' in loaded) setProblem(loaded.problem)
      else setShown((before) => before ?? { page: asStored(loaded.record), reloads: 0 })
    }
    void show()
    return () => void (current = false)
  }, [page])

  return (
    <FormScreen
      title={shown?.page.title ?? 'Site words'}
      problem={shown ? undefined : problem}
      kind={wordsPlaces}
      link={
        shown && (
          <div className="form-links">
            <PageLink address={shown.page.address} />
            <AuditLink kind={recordKinds.words.called} record={shown.page.key} small />
          </div>
        )
      }
    >
      {shown && (
        <WordsForm
          key={shown.reloads}
          page={shown.page}
          opened={{
            key: draftKey,
            loading: shown.reloads > 0 ? none : draft,
            draft: undefined,
          }}
          onReload={(next) => setShown({ page: next, reloads: shown.reloads + 1 })}
        />
      )}
    </FormScreen>
  )
}

const none = Promise.resolve(undefined)
