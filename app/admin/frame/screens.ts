import { useLocation } from 'react-router'
import { recordKinds } from '../../../shared/record-kinds.ts'
import type { Right } from '../../../shared/rights.ts'
import type { AdminIconName } from './admin-icon.tsx'
import { useMay, useSession } from './use-session.ts'

type Screen = {
  label: string
  to: string
  icon: AdminIconName
  /** Missing if everybody may open it. */
  right?: Right
}

/** The sidebar's entries, from the top. */
export const screens: readonly Screen[] = [
  { label: 'Dashboard', to: '/admin', icon: 'dashboard' },
  {
    label: 'Form Submissions',
    to: '/admin/form-submissions',
    icon: 'enquiries',
    right: 'enquiries.list',
  },
  { label: 'Front Desk', to: '/admin/desk', icon: 'mail', right: 'enquiries.answer' },
  { label: 'Doctor', to: '/admin/doctor', icon: 'doctors', right: 'doctors.read' },
  { label: 'Blogs', to: '/admin/blogs', icon: 'articles', right: 'articles.read' },
  { label: 'Site words', to: '/admin/words', icon: 'quote', right: 'words' },
  { label: 'Tags', to: '/admin/tags', icon: 'list', right: 'articles.bulk' },
  { label: 'Pictures', to: '/admin/pictures', icon: 'image', right: 'images.read' },
  { label: 'Reviews', to: '/admin/reviews', icon: 'shield', right: 'reviews.read' },
  { label: 'Newsletter', to: '/admin/newsletter', icon: 'site', right: 'newsletter' },
  { label: 'Analytics', to: '/admin/analytics', icon: 'analytics', right: 'figures' },
  { label: 'Searches', to: '/admin/searches', icon: 'find', right: 'figures' },
  { label: 'People', to: '/admin/people', icon: 'people', right: 'people' },
  { label: 'Personal data', to: '/admin/persons', icon: 'view', right: 'persons' },
  { label: 'Audit log', to: '/admin/audit', icon: 'history', right: 'audit' },
  { label: 'Warnings', to: '/admin/warnings', icon: 'warning', right: 'warnings' },
  { label: 'Meter', to: '/admin/meter', icon: 'meter', right: 'meter' },
]

const articleForm = recordKinds.blog.form
const doctorForm = recordKinds.doctor.form

/** Whether the user may open the screen at the current address. */
export function useMayOpen(): boolean {
  const { pathname, search } = useLocation()
  const may = useMay()
  const profile = useSession()?.doctorId
  const params = new URLSearchParams(search)
  const id = params.get('id')
  const screen = screens.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  if (screen?.right && !may(screen.right)) return false
  if (params.has('view')) return true
  if (pathname === articleForm) return may('articles.write') !== undefined
  if (pathname !== doctorForm) return true
  if (!id) return may(params.has('draft') ? 'doctors.write' : 'doctors.manage') !== undefined
  const scope = may('doctors.write')
  return scope === 'all' || (scope === 'own' && id === profile)
}

/** Whether the user may open the screen at this path. A path without an entry is open to everybody. */
export function useMayOpenScreen(): (path: string) => boolean {
  const may = useMay()
  return (path) => {
    const right = screens.find(({ to }) => to === path)?.right
    return !right || may(right) !== undefined
  }
}
