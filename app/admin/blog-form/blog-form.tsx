import { useId } from 'react'
import { useNavigate } from 'react-router'
import { type Blog, solutions } from '../../../shared/blog.ts'
import { limits } from '../../../shared/limits.ts'
import { api } from '../client/api.ts'
import { ImageField } from '../image-field/image-field.tsx'
import { LogInAgain } from '../log-in/log-in-again.tsx'
import { ConflictNotice } from '../record-form/conflict-notice.tsx'
import { formAddress } from '../record-form/form-address.ts'
import { FormFooter } from '../record-form/form-footer.tsx'
import { FormField } from '../record-form/form-field.tsx'
import { RecordForm } from '../record-form/record-form.tsx'
import { RichTextField } from '../record-form/rich-text-field.tsx'
import { SavedDialog } from '../record-form/saved-dialog.tsx'
import { SelectInput } from '../record-form/select-input.tsx'
import { useGoBack } from '../record-form/use-go-back.ts'
import type { FormMode } from '../record-form/use-record.ts'
import { AuthorField } from './author-field.tsx'
import { draftText } from './draft-text.ts'
import { TagsField } from './tags-field.tsx'
import { useBlogForm } from './use-blog-form.ts'

type BlogFormProps = {
  title: string
  mode: FormMode
  blog: Blog | undefined
  /** Shows the record anew, as it is on the server now. */
  onReload: (blog: Blog) => void
}

const list = '/admin/blogs'
const words = limits.article

export function BlogForm({ title, mode, blog, onReload }: BlogFormProps) {
  const navigate = useNavigate()
  const goBack = useGoBack(list)
  const problemId = useId()
  const form = useBlogForm(blog)
  const { draft, set, saving } = form
  const { problem } = saving
  const readOnly = mode === 'view'
  const toList = () => void navigate(list, { replace: true })
  const field = (name: string) => ({ name, ...problemOf(name) })
  const problemOf = (name: string) => ({ invalid: problem?.field === name, problemId })
  const text = (name: 'title' | 'brief_description' | 'call_out') => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const richText = <Name extends 'long_description' | 'blog_summary' | 'img_description'>(
    name: Name,
  ) => ({ name, html: draft[name], onChange: set, readOnly, ...problemOf(name) })

  return (
    <>
      <RecordForm
        label={title}
        problem={problem}
        onSubmit={() => void (readOnly || saving.submit())}
      >
        <fieldset className="form-fields" disabled={readOnly}>
          <FormField label="Blog Title" {...field('title')}>
            {(attributes) => <input type="text" {...attributes} {...text('title')} />}
          </FormField>
          <FormField label="Brief Description" {...field('brief_description')}>
            {(attributes) => <textarea rows={3} {...attributes} {...text('brief_description')} />}
          </FormField>
          <RichTextField label="Long Description" {...richText('long_description')} />
          <FormField label="Call Out" {...field('call_out')}>
            {(attributes) => <textarea rows={2} {...attributes} {...text('call_out')} />}
          </FormField>
          <div className="form-row">
            <AuthorField
              current={blog?.author_id ?? null}
              value={draft.author_id}
              onChange={(id) => set('author_id', id)}
              onLoadFailure={form.reportAuthorsFailure}
              readOnly={readOnly}
              {...problemOf('author_id')}
            />
            <FormField label="Solution" {...field('solutions')}>
              {(attributes) => (
                <SelectInput
                  {...attributes}
                  value={draft.solutions[0] ?? ''}
                  onChange={(chosen) =>
                    set(
                      'solutions',
                      solutions.filter((name) => name === chosen),
                    )
                  }
                  none="Select a solution"
                  options={solutions.map((solution) => ({ value: solution, label: solution }))}
                />
              )}
            </FormField>
          </div>
          <TagsField
            tags={draft.tags}
            onChange={(tags) => set('tags', tags)}
            typed={draft.typedTag}
            onType={(typed) => set('typedTag', typed)}
            readOnly={readOnly}
            {...problemOf('tags')}
          />
          <RichTextField
            label="Blog Summary"
            wordLimit={words.summaryWords}
            {...richText('blog_summary')}
          />
          <RichTextField
            label="Image Description"
            wordLimit={words.imageDescriptionWords}
            {...richText('img_description')}
          />
          <ImageField
            label="Blog Image"
            hint="PNG, JPG, JPEG or SVG, at most 2 MB. Recommended: 720x440px or smaller."
            accept="image/png,image/jpeg,image/svg+xml"
            image={form.image}
            onDeleteStored={form.deleteStoredImage}
            onBroken={form.reportBrokenImage}
            readOnly={readOnly}
            {...problemOf('image_url')}
          />
        </fieldset>
        <FormFooter
          mode={mode}
          submitting={saving.phase === 'submitting'}
          onLeave={goBack}
          problemId={problemId}
          problem={
            problem && (
              <>
                <p>{problem.message}</p>
                {problem.advice && <p>{problem.advice}</p>}
                {problem.conflict && blog && (
                  <ConflictNotice
                    load={() => api.blog(blog._id)}
                    address={formAddress(`${list}/add-blog`, blog._id, true)}
                    ownText={() => draftText(draft)}
                    onReload={onReload}
                  />
                )}
              </>
            )
          }
        />
      </RecordForm>
      {saving.logInAgain && <LogInAgain {...saving.logInAgain} />}
      {saving.phase === 'saved' && (
        <SavedDialog
          message={blog ? 'Blog updated successfully' : 'Blog added successfully'}
          onTimeout={toList}
          onClose={toList}
        />
      )}
    </>
  )
}
