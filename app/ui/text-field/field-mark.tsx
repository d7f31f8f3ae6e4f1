/** Says next to a field what is wrong with it. */
export function FieldMark({ id, children }: { id: string; children: string }) {
  return (
    <p className="field-error field-mark" id={id}>
      {children}
    </p>
  )
}
