import { useLocation } from 'react-router'

export const enquiryAddress = (id: string) => `/admin/desk/${encodeURIComponent(id)}`

/** `list` is the list's query: folder, words and page. */
export const listAddress = (list: string) => (list ? `/admin/desk?${list}` : '/admin/desk')

/** Query of the list from which an enquiry was opened. */
export function useListOfOrigin(): string {
  const { state } = useLocation() as { state: { list?: string } | null }
  return state?.list ?? ''
}
