import { type ComponentProps, useEffect, useState } from 'react'
import { desk } from '../client/desk.ts'
import { ReplyForm } from './reply-form.tsx'

type AnsweringProps = Omit<ComponentProps<typeof ReplyForm>, 'answersTo'>

/** Who else writes an answer, and the form for one, or why there can be none. */
export function Answering(props: AnsweringProps) {
  const { state, email, drafting } = props.enquiry
  const [answersTo, setAnswersTo] = useState<string | null>(null)

  useEffect(() => {
    desk.mail().then(
      (mail) => setAnswersTo(mail.answersTo),
      // ignored: the line is left out, because a wrong address would be worse.
      () => undefined,
    )
  }, [])

  return (
    <>
      <div role="status" className="desk-drafting">
        {drafting.map(({ by }) => (
          <p key={by._id}>{by.name} is writing an answer.</p>
        ))}
      </div>
      {state === 'spam' || email === '' ? (
        <p className="quiet">
          {state === 'spam'
            ? 'What is marked as spam can’t be answered.'
            : 'There is no email address to answer to.'}
        </p>
      ) : (
        <ReplyForm {...props} answersTo={answersTo} />
      )}
    </>
  )
}
