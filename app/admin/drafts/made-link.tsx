import { useId, useState } from 'react'

/** A link that is shown only once, to be copied. */
export function MadeLink({ url }: { url: string }) {
  const id = useId()
  const [result, setResult] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setResult('The link is copied.')
    } catch {
      setResult('Your browser blocked copying: copy the link by hand.')
    }
  }

  return (
    <div className="made-link text-field">
      <label htmlFor={id}>Link</label>
      <input id={id} value={url} readOnly onFocus={(event) => event.target.select()} />
      <button className="button quiet-button" type="button" onClick={() => void copy()}>
        Copy link
      </button>
      <p className="field-hint" role="status">
        {result || 'It is shown only now.'}
      </p>
    </div>
  )
}
