import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { auditActions } from '../../../shared/audit.ts'
import type { PersonJson } from '../../../shared/people.ts'
import { SelectField } from '../record-form/select-field.tsx'
import type { AuditField } from './audit-query.ts'

const path = '/admin/audit'

type AuditFiltersProps = { query: URLSearchParams; everybody: PersonJson[] }

/** Filters the log by person, action and time. The address holds the filters. */
export function AuditFilters({ query, everybody }: AuditFiltersProps) {
  const navigate = useNavigate()
  const valueOf = (name: AuditField) => query.get(name) ?? ''
  function choose(name: AuditField, value: string) {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    void navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true })
  }

  return (
    <>
      <div className="audit-filters">
        <SelectField
          label="Person"
          name="person"
          none="Everybody"
          value={valueOf('person')}
          onChange={(value) => choose('person', value)}
          options={everybody.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <SelectField
          label="What"
          name="action"
          none="Everything"
          value={valueOf('action')}
          onChange={(value) => choose('action', value)}
          options={auditActions.map((action) => ({ value: action, label: capitalized(action) }))}
        />
        <DayField label="From" value={valueOf('from')} onChange={(day) => choose('from', day)} />
        <DayField label="To" value={valueOf('to')} onChange={(day) => choose('to', day)} />
      </div>
      {valueOf('record') && (
        <p className="audit-record">
          Only what was done to one {valueOf('kind') || 'record'}.{' '}
          {valueOf('kind') === 'enquiry' &&
            'Form Submissions, lists and exports show many at once: who read those is in the whole log. '}
          <Link to={path}>Show the whole log</Link>
        </p>
      )}
    </>
  )
}

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void }

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  )
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
