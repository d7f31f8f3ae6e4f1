import { Fragment, useMemo, useState } from 'react'
import type { WordField, WordPage } from '../../../shared/words.ts'
import type { ReviewComment, ReviewKind } from '../../../shared/review.ts'
import { Comment, CommentList, commentsOn, useReviewedPage } from '../blog-form/objection-note.tsx'
import { RecordEditor } from '../record-form/record-editor.tsx'
import { useRecordForm } from '../record-form/use-record-form.ts'
import { NoticeAddress } from '../start/notice-address.tsx'
import type { OpenedDraft } from '../writing/use-opened-draft.ts'
import { DangerNote, isDangerSign } from './danger-note.tsx'
import { fieldOfComment } from './field-of-comment.ts'
import { GroupLinks, groupId } from './group-links.tsx'
import { HardText, isHardText } from './hard-text.tsx'
import { useSignedWords } from './use-signed-words.ts'
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
  const reviewed = useReviewedPage(signedPage(page))
  const comments = commentsOn(reviewed)
  const signed = useSignedWords(page.key, reviewed === 'failed' ? undefined : reviewed)
  const fieldOf = ({ comment }: ReviewComment) => fieldOfComment(comment, page.fields)

  return (
    <>
      {page.key === 'academy' && <NoticeAddress />}
      <CommentList
        comments={comments}
        title={page.title}
        renderPlaced={(comment) => {
          const field = fieldOf(comment)
          return field && <CommentLink field={field} />
        }}
      />
      <RecordEditor
        {...shared}
        kind={kind}
        form={form}
        problemNote={
          isDangerSign(form.saving.problem) ? (
            <DangerNote />
          ) : (
            (isHard || isHardText(form.saving.problem)) && (
              <HardText checked={isHard} onChange={setHard} />
            )
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
                    <Fragment key={field.name}>
                      <FieldComments
                        field={field}
                        comments={
                          comments === 'failed'
                            ? []
                            : comments.filter((comment) => fieldOf(comment) === field)
                        }
                      />
                      <WordInput
                        field={field}
                        form={form}
                        onSources={changeSources}
                        signed={signed}
                        problemOf={problemOf}
                      />
                    </Fragment>
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

const commentId = ({ name }: WordField) => `comment-${name}`

/** Leads to the field that a comment is about. */
function CommentLink({ field }: { field: WordField }) {
  const show = () => {
    const note = document.getElementById(commentId(field))
    note?.scrollIntoView({ block: 'center' })
    note?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="text-button" onClick={show}>
      See {field.label}
    </button>
  )
}

type FieldCommentsProps = { field: WordField; comments: readonly ReviewComment[] }

/** What doctors want changed in a field, above it. */
function FieldComments({ field, comments }: FieldCommentsProps) {
  if (comments.length === 0) return null
  return (
    <div
      className="objection-note field-comments"
      id={commentId(field)}
      role="note"
      aria-label={`Asked for in ${field.label}`}
      tabIndex={-1}
    >
      {comments.map((comment) => (
        <Comment key={comment._id} of={comment} />
      ))}
    </div>
  )
}

/** The page that doctors sign whose words these are, if they sign it. */
function signedPage({ key }: WordPage): { kind?: ReviewKind; id?: string } {
  const [, kind, id] = /^(condition|guide|night)\.(.+)$/.exec(key) ?? []
  if (!id) return {}
  return { kind: kind === 'condition' ? kind : 'guide', id }
}

/** The groups in the order of their first fields. */
function groupsOf({ fields }: WordPage): [string, WordField[]][] {
  return Object.entries(Object.groupBy(fields, ({ group }) => group)) as [string, WordField[]][]
}
