type SampleMarkProps = {
  of: 'article' | 'profile'
  /** Where the whole page shows samples, its note says it to those who see. */
  amongSamples?: boolean
}

/** Says that an article or a doctor is made up, to show how the site looks. */
export function SampleMark({ of, amongSamples = false }: SampleMarkProps) {
  return (
    <span className={amongSamples ? 'sample-mark visually-hidden' : 'sample-mark'}>
      {`Sample ${of}`}
    </span>
  )
}

/** At the top of the page; styles show it where the page has such a mark. */
export function SampleNote() {
  return (
    <aside className="sample-note" aria-label="Sample content">
      <p className="wrap">
        <strong>Sample doctors and articles are invented.</strong> You cannot contact these doctors.
      </p>
    </aside>
  )
}
