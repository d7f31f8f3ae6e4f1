type HeldReplyProps = {
  title: string
  advice: string
  texts: { by: string | undefined; text: string }[]
  action: string
  onAction: () => void
}

/** Another text beside the one being written, so that both are visible. */
export function HeldReply({ title, advice, texts, action, onAction }: HeldReplyProps) {
  return (
    <div className="desk-held">
      <p>
        <strong>{title}</strong> {advice}
      </p>
      {texts.map(({ by, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they only ever grow at the end
        <blockquote key={index}>
          {by && <p className="quiet">{by}</p>}
          <p className="desk-text">{text}</p>
        </blockquote>
      ))}
      <button className="text-button" type="button" onClick={onAction}>
        {action}
      </button>
    </div>
  )
}
