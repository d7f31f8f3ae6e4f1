import { useCallback, useMemo, useState } from 'react'
import type { Blog } from '../../../shared/blog.ts'
import { imageMessages } from '../../../shared/image-file.ts'
import { api } from '../client/api.ts'
import { useMarkUnsaved } from '../frame/unsaved-changes.tsx'
import { useImage } from '../image-field/use-image.ts'
import { useClearError } from '../record-form/use-clear-error.ts'
import { useSaving } from '../record-form/use-saving.ts'
import { type BlogDraft, breaksRule, brokenRule, draftOf, inputFrom } from './blog-draft.ts'

/** What the blog form holds and does. `blog` is the record that is changed, undefined for a new one. */
export function useBlogForm(blog: Blog | undefined) {
  const first = useMemo(() => draftOf(blog), [blog])
  const [draft, setDraft] = useState(first)
  const set = useCallback(
    <Name extends keyof BlogDraft>(name: Name, value: BlogDraft[Name]) =>
      setDraft((before) => ({ ...before, [name]: value })),
    [],
  )

  const saving = useSaving({
    ready: () => image.settled(),
    check: () => brokenRule(draft, image.current()),
    async save(keyFor) {
      const input = inputFrom(draft, await image.upload())
      if (blog) await api.updateBlog(blog._id, { ...input, updatedAt: blog.updatedAt })
      else await api.createBlog(input, keyFor(input))
    },
    refused: 'Blog submission failed.',
    noToken: 'Authorization token not found.',
  })
  const { problem, report, clearProblem } = saving
  useClearError({ draft, problem, breaksRule, clearProblem })
  const image = useImage(blog?.image_url ?? '', {
    onRefused: (message) => report({ message, field: 'image_url' }),
    onChosen: () => clearProblem('image_url'),
  })

  const changed = image.changed || JSON.stringify(draft) !== JSON.stringify(first)
  useMarkUnsaved(changed && saving.phase !== 'saved')

  return {
    ...{ draft, set, image, saving },
    deleteStoredImage: () => saving.attempt(image.deleteStored, imageMessages.deleteFailed),
    reportBrokenImage: () =>
      report({ message: 'Failed to load image preview.', field: 'image_url' }),
    reportAuthorsFailure: useCallback(
      () => report({ message: 'Failed to load authors. Please try again.' }),
      [report],
    ),
  }
}
