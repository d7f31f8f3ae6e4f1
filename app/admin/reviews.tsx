import { useNavigate, useSearchParams } from 'react-router'
import { adminMeta } from './browser-page.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { ReviewList } from './reviews/review-list.tsx'
import { filterNames, filters } from './reviews/review-states.ts'
import { SelectField } from './record-form/select-field.tsx'

export const meta = () => adminMeta('Reviews')

const path = '/admin/reviews'

export default function Reviews() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const filter = filters.find((name) => name === params.get('state')) ?? 'all'
  return (
    <>
      <ScreenHead title="Reviews" />
      <div className="review-filter">
        <SelectField
          label="State"
          name="state"
          value={filter}
          onChange={(chosen) => void navigate(chosen === 'all' ? path : `${path}?state=${chosen}`)}
          options={filters.map((name) => ({ value: name, label: filterNames[name] }))}
        />
      </div>
      <ReviewList key={filter} filter={filter} ask={params.get('ask')} />
    </>
  )
}
