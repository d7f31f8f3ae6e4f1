import { emergencyNotice } from '../../../content/danger-signs/notice.ts'
import { SampleMark } from '../sample-mark/sample-mark.tsx'
import type { AnswerSign, SearchAnswer } from '../../../shared/search-answer.ts'

const [beforeCall, afterCall] = emergencyNotice.split('call 911')

type AnswerCardProps = {
  answer: SearchAnswer
  /** Marks every sample visibly. */
  marked?: boolean
}

/** What a search shows first: what to do about a danger sign, or the answer of a page in a sentence. */
export function AnswerCard({ answer, marked = false }: AnswerCardProps) {
  const { title, address, sentence, sample, sign, advice } = answer
  // The list below has the article too: its title is a heading and a link once.
  const isArticle = address.startsWith('/articles/')
  return (
    <section className={`answer answer-${sign?.level ?? 'page'}`} aria-labelledby="answer">
      {sign && <Sign sign={sign} />}
      {isArticle ? (
        <p id="answer" className="answer-article">
          {title}
        </p>
      ) : (
        <h2 id={sign ? undefined : 'answer'} className="answer-title">
          <a href={address}>{title}</a>
        </h2>
      )}
      {sample && <SampleMark of="article" amongSamples={!marked} />}
      {!isUrgent(sign) && <p className="answer-sentence">{sentence}</p>}
      {isArticle && (
        <p className="answer-more">
          <a href={address}>Read the article</a>
        </p>
      )}
      {advice && !isUrgent(sign) && (
        <>
          <p>
            <b>First step:</b> {advice.firstStep}
          </p>
          {!sign && (
            <p>
              <a href="tel:911">Call 911</a> for: {advice.emergency}.
            </p>
          )}
        </>
      )}
      {advice && (
        <p className="answer-more">
          <a href={`${address}#get-help`}>When to get help</a>
          <span className="quiet">{advice.sources} sources</span>
        </p>
      )}
    </section>
  )
}

/** Advice for home is not what somebody should read first who needs care today. */
function isUrgent(sign: AnswerSign | undefined): boolean {
  return sign !== undefined && sign.level !== 'soon'
}

function Sign({ sign: { level, heading, brief, text, crisis } }: { sign: AnswerSign }) {
  return (
    <>
      <h2 id="answer">{heading}</h2>
      <p className="answer-brief">{brief}</p>
      {level === 'emergency' ? (
        <p className="help-calls">
          <a className="help-call" href="tel:911">
            Call 911
          </a>
          {crisis && (
            <a className="help-call" href="tel:988">
              Call or text 988
            </a>
          )}
        </p>
      ) : (
        <p>
          {beforeCall}
          <a href="tel:911">call 911</a>
          {afterCall}
        </p>
      )}
      <p>{text}</p>
    </>
  )
}
