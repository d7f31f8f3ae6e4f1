/** What went wrong with a dialog's call, where no field is at fault. */
export function DialogProblem({ message }: { message: string | undefined }) {
  return (
    <div className="dialog-problem" role="alert">
      {message && <p className="field-error">{message}</p>}
    </div>
  )
}
