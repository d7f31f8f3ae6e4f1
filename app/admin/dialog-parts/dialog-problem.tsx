/** The error of a dialog's call that belongs to no field. */
export function DialogProblem({ message }: { message: string | undefined }) {
  return (
    <div className="dialog-problem" role="alert">
      {message && <p className="field-error">{message}</p>}
    </div>
  )
}
