/** Whom to call now: shown when somebody writes of chest pain, suicide and the like. */
export function UrgentHelp() {
  return (
    <div className="urgent-help" role="alert">
      <p>
        <strong>This may be an emergency.</strong> Nobody reads messages here day and night. Call{' '}
        <a href="tel:911">911</a> now, or go to the nearest emergency room.
      </p>
      <p>
        If you think of suicide or of harming yourself, call or text <a href="tel:988">988</a> now,
        at any hour.
      </p>
    </div>
  )
}
