import { Fragment, Suspense, useCallback } from 'react'
import type { Blog } from '../../../shared/blog.ts'
import { blogFields } from '../../../shared/blog-fields.ts'
import { namesIn, namesOf } from '../../../shared/fields.ts'
import {
  type ProblemOf,
  RecordEditor,
  type RecordFormProps,
} from '../record-form/record-editor.tsx'
import { latePart } from '../frame/late-part.tsx'
import { RecordField } from '../record-form/record-field.tsx'
import { useRecordForm } from '../record-form/use-record-form.ts'
import { CiteDialog } from '../references/cite-dialog.tsx'
import { ReferencesField } from '../references/references-field.tsx'
import { FormRemarks, WithRemarks } from '../remarks/with-remarks.tsx'
import { AuthorField } from './author-field.tsx'
import { blogKind, tagsOf } from '../record-kinds/blog.ts'
import { ObjectionNote } from './objection-note.tsx'
import { reviewNotice } from './review-notice.tsx'
import { TagsField } from './tags-field.tsx'
import { isCitedIn, useReferences } from './use-references.ts'

/** Comes after the form itself, which is to be there first. */
const HowItIsFound = latePart(
  async () => (await import('../search-preview/how-it-is-found.tsx')).HowItIsFound,
)

type FieldName = keyof typeof blogFields

const remarkedFields = new Map(
  namesOf(blogFields, ['rich-text']).map((name) => [name, blogFields[name].label]),
)

/** The fields in their order, in the parts of the screen: beside the text stands what belongs to it. */
const parts = partsOf(namesIn(blogFields), 'call_out', 'image_url')

/** Fields without a box, which show their name while they are empty. */
const isOnSheet = (name: FieldName) => parts.text.includes(name)

function partsOf(names: FieldName[], first: FieldName, last: FieldName) {
  const begin = names.indexOf(first)
  const end = names.indexOf(last) + 1
  return {
    text: names.slice(0, begin),
    settings: names.slice(begin, end),
    end: names.slice(end),
  }
}

export function BlogForm(props: RecordFormProps<Blog>) {
  const { record, mode } = props
  const form = useRecordForm(blogKind, props)
  const { values, set, saving, image } = form
  const { report } = saving
  const readOnly = mode === 'view'
  const references = useReferences(form)
  const reportAuthorsFailure = useCallback(
    () => report({ message: 'Failed to load authors. Please try again.' }),
    [report],
  )

  function field(name: FieldName, problemOf: ProblemOf) {
    switch (name) {
      case 'author_id':
        return (
          <AuthorField
            current={record?.author_id ?? null}
            value={values.author_id}
            onChange={(id) => set('author_id', id)}
            onLoadFailure={reportAuthorsFailure}
            readOnly={readOnly}
            {...problemOf(name)}
          />
        )
      case 'tags':
        return (
          <TagsField
            tags={values.tags}
            onChange={(tags) => set('tags', tags)}
            typed={values.typed_tag}
            onType={(typed) => set('typed_tag', typed)}
            readOnly={readOnly}
            {...problemOf(name)}
          />
        )
      case 'references':
        return (
          <ReferencesField
            label={blogFields.references.label}
            name={name}
            references={values.references}
            onChange={references.change}
            isCited={references.isCited}
            readOnly={readOnly}
            problemOf={problemOf}
          />
        )
      default:
        return (
          <RecordField
            {...{ name, form, readOnly, problemOf }}
            kind={blogKind}
            onCite={isCitedIn(name) ? references.cite : undefined}
            onFootnotes={isCitedIn(name) ? references.addFootnotes : undefined}
            placeholder={isOnSheet(name) ? blogFields[name].label : undefined}
          />
        )
    }
  }

  const draftKey = readOnly && record ? `blog.${record._id}` : props.opened.key
  const isStored = !draftKey.startsWith('new.') || (form.state?.version ?? 0) > 0

  const remarks = (
    <FormRemarks
      isStored={isStored}
      fields={remarkedFields}
      mayWrite={!readOnly}
      save={async () => form.writing?.saveRest()}
    />
  )

  return (
    <WithRemarks draftKey={draftKey} isStored={isStored}>
      {record && <ObjectionNote kind="article" id={record._id} title={record.title} />}
      {readOnly && remarks}
      <RecordEditor
        {...props}
        kind={blogKind}
        form={form}
        savedNotice={form.saved && reviewNotice(form.saved)}
      >
        {(problemOf) => {
          const inputs = (names: FieldName[]) =>
            names.map((name) => <Fragment key={name}>{field(name, problemOf)}</Fragment>)
          return (
            <div className="room">
              <div className="room-text">{inputs(parts.text)}</div>
              <section className="room-settings" aria-label="Settings">
                {!readOnly && remarks}
                {inputs(parts.settings)}
              </section>
              <div className="room-end">
                {inputs(parts.end)}
                <section className="how-found" aria-labelledby="how-it-is-found">
                  <h2 id="how-it-is-found">How it will be found</h2>
                  <Suspense>
                    <HowItIsFound
                      article={{ ...values, tags: tagsOf(values) }}
                      picture={
                        image.image?.kind === 'local' ? image.image.preview : image.image?.address
                      }
                      author={
                        record?.author_id?._id === values.author_id
                          ? record.author_id?.name
                          : undefined
                      }
                    />
                  </Suspense>
                </section>
              </div>
            </div>
          )
        }}
      </RecordEditor>
      {references.isCiting && (
        <CiteDialog
          references={values.references}
          onCite={references.chooseCited}
          onClose={references.stopCiting}
        />
      )}
    </WithRemarks>
  )
}
