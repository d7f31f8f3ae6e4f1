import { visitSheet } from '../../../content/visit-sheet.ts'

const days = Array.from({ length: 14 }, (_, index) => index + 1)

/** A table to fill in for two weeks, a row for the nights and one for the days. */
export function VisitDiary() {
  return (
    <table className="visit-diary">
      <caption>{visitSheet.diary}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {days.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {['Night', 'Day'].map((half) => (
          <tr key={half}>
            <th scope="row">{half}</th>
            {days.map((day) => (
              <td key={day}>{'\u00a0'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
