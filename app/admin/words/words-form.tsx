import { useMemo, useState } from 'react'
import type { WordField, WordPage } from '../../../shared/words.ts'
import { ObjectionNote } from '../blog-form/objection-note.tsx'
import { RecordEditor } from '../record-form/record-editor.tsx'
import { useRecordForm } from '../record-form/use-record-form.ts'
import { NoticeAddress } from '../start/notice-address.tsx'
import type { OpenedDraft } from '../writing/use-opened-draft.ts'
import { GroupLinks, groupId } from './group-links.tsx'
import { HardText, isHardText } from './hard-text.tsx'
import { useSources } from './use-sources.ts'
import { useFieldInAddress } from './use-field-in-address.ts'
import { WordInput } from './word-input.tsx'
import { type StoredWords, wordsKind } from './words-kind.ts'

type WordsFormProps = {
  page: StoredWords
  opened: OpenedDraft
  onReload: (page: StoredWords) => void
}

/** The form of a page of words, made from the description of its fields. */
export function WordsForm({ page, opened, onReload }: WordsFormProps) {
  const [isHard, setHard] = useState(false)
  const kind = useMemo(() => wordsKind(page, isHard), [page, isHard])
  const shared = { record: page, mode: 'edit', opened, onReload, title: page.title } as const
  const form = useRecordForm(kind, shared)
  const groups = groupsOf(page)
  const changeSources = useSources(page, form)
  useFieldInAddress()
  const [, condition] = /^condition\.(.+)$/.exec(page.key) ?? []

  return (
    <>
      {page.key === 'academy' && <NoticeAddress />}
      {condition && <ObjectionNote kind="condition" id={condition} title={page.title} />}
      <RecordEditor
        {...shared}
        kind={kind}
        form={form}
        problemNote={
          (isHard || isHardText(form.saving.problem)) && (
            <HardText checked={isHard} onChange={setHard} />
          )
        }
      >
        {(problemOf) => (
          <div className="words-form">
            <GroupLinks groups={groups.map(([name]) => name)} />
            <div className="words-groups">
              {groups.map(([name, fields], index) => (
                <div key={name} className="words-group">
                  <h2 id={groupId(index)} tabIndex={-1}>
                    {name}
                  </h2>
                  {fields.map((field) => (
                    <WordInput
                      key={field.name}
                      field={field}
                      form={form}
                      onSources={changeSources}
                      problemOf={problemOf}
                    />
                  ))}
                </div>
              ))}
            </div>
          </div>
        )}
      </RecordEditor>
    </>
  )
}

/** The groups in the order of their first fields. */
function groupsOf({ fields }: WordPage): [string, WordField[]][] {
  return Object.entries(Object.groupBy(fields, ({ group }) => group)) as [string, WordField[]][]
}
