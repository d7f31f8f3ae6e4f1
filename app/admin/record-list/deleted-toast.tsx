/** Says for a few seconds which record is gone. It is read out and never takes the focus. */
export function DeletedToast({ name }: { name: string | undefined }) {
  return (
    <div className="toast-place" role="status">
      {name && (
        <p className="toast" key={name}>
          “{name}” has been deleted.
        </p>
      )}
    </div>
  )
}
