type SampleMarkProps = {
  of: 'article' | 'profile' | 'testimonial'
  /** If everything on the page is a sample, the page's note says so, and the mark is only read out. */
  amongSamples?: boolean
}

/** Marks an article, a doctor or a quotation as made up to show how the site looks. */
export function SampleMark({ of, amongSamples = false }: SampleMarkProps) {
  return (
    <span className={amongSamples ? 'sample-mark visually-hidden' : 'sample-mark'}>
      {`Sample ${of}`}
    </span>
  )
}

/** A note at the top of the page; styles show it if the page has such a mark. */
export function SampleNote() {
  return (
    <aside className="sample-note" aria-label="Sample content">
      <p className="wrap">
        <strong>Sample doctors and articles are invented.</strong>{' '}
        <span>You cannot contact these doctors.</span>
      </p>
    </aside>
  )
}
