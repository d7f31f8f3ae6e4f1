import { Icon } from '../../ui/icon/icon.tsx'

/** The signs with which one should not wait. Calm to look at, hard to miss. */
export function SeekHelp({ signs }: { signs: string[] }) {
  return (
    <section className="seek-help" aria-labelledby="seek-help">
      <div className="seek-help-head">
        <span className="seek-help-icon">
          <Icon name="phone" />
        </span>
        <h2 id="seek-help">When to get help</h2>
        <p>With these signs, do not wait for an answer from a website.</p>
      </div>
      <ul role="list">
        {signs.map((sign) => (
          <li key={sign}>{withStrongCalls(sign)}</li>
        ))}
      </ul>
    </section>
  )
}

const call = /(\bcall (?:911|or text 988)\b)/i

function withStrongCalls(sign: string) {
  return sign
    .split(call)
    .map((part) => (call.test(part) ? <strong key={part}>{part}</strong> : part))
}

/** Leads from the head of the page straight to these signs. */
export function SeekHelpLink() {
  return (
    <p>
      <a className="seek-help-link" href="#seek-help">
        <Icon name="phone" />
        When to get help
      </a>
    </p>
  )
}
