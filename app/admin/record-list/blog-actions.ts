import type { BlogRow } from '../../../shared/blog.ts'
import { api } from '../client/api.ts'
import { draftsApi } from '../client/drafts.ts'
import type { MenuRowAction } from './entry-actions.tsx'
import { keyOf, type ListState, recordIdOf } from './list-entry.ts'

/** The actions in an article's menu after View, Edit, Delete and History. */
export function blogActions(state: ListState, row: BlogRow, name: string): MenuRowAction[] {
  const recordId = recordIdOf(row)
  const key = keyOf('blog', row)
  const duplicate: MenuRowAction = {
    label: 'Duplicate',
    icon: 'copy',
    call: () => draftsApi.duplicate(key),
    done: `A copy of “${name}” is among the drafts.`,
    failure: 'Failed to duplicate the Blog. Please try again.',
  }
  const unpublish = (id: string): MenuRowAction => ({
    label: 'Unpublish',
    icon: 'hide',
    removes: true,
    call: () => api.unpublishBlog(id, row.updatedAt),
    done: `“${name}” is no longer on the site. It is among the drafts.`,
    failure: 'Failed to unpublish the Blog. Please try again.',
  })
  const cancel: MenuRowAction = {
    label: 'Cancel the schedule',
    icon: 'calendar',
    call: () => draftsApi.cancelSchedule(key),
    done: `“${name}” is no longer scheduled.`,
    failure: 'Failed to cancel the schedule. Please try again.',
    removes: state === 'scheduled',
  }
  return [
    duplicate,
    ...(recordId ? [unpublish(recordId)] : []),
    ...(row.draft?.scheduledAt ? [cancel] : []),
  ]
}
