/** The emergency number and the crisis line. */
export function EmergencyCalls() {
  return (
    <p className="help-calls">
      <a className="help-call" href="tel:911">
        Call 911
      </a>
      <a className="help-call" href="tel:988">
        Call or text 988
      </a>
    </p>
  )
}
