import { useLocation, useNavigate } from 'react-router'

/** Goes back one page, or to the list if the form was the first page of this tab. */
export function useGoBack(list: string) {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(list, { replace: true }) : navigate(-1))
}
