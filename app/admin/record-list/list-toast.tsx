type ListToastProps = { told: { text: string } | undefined }

/** Says for a few seconds what was done to a row. It is read out and never takes the focus. */
export function ListToast({ told }: ListToastProps) {
  return (
    <div className="toast-place" role="status">
      {told && (
        <p className="toast" key={told.text}>
          {told.text}
        </p>
      )}
    </div>
  )
}
