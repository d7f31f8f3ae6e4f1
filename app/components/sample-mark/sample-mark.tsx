/** Says that an article or a doctor is made up, to show how the site looks. */
export function SampleMark({ of }: { of: 'article' | 'profile' }) {
  return <span className="sample-mark">{`Sample ${of}`}</span>
}
