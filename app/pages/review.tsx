import { data, type MetaDescriptor } from 'react-router'
import { academy } from '../../content/academy.ts'
import { claimsOf } from '../../content/claims/claims.ts'
import { findMedicalPage } from '../../content/medical-pages.ts'
import type { LinkForm } from '../../server/reviews/review-links.ts'
import { readingMinutes } from '../../shared/html-text.ts'
import type { Route } from './+types/review.ts'
import { Article, outlineText } from '../components/article/article.tsx'
import { ConditionText } from '../components/condition/condition-text.tsx'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { dayOfTime } from '../components/review/review-dates.ts'
import { ClaimList } from '../components/review-request/claim-list.tsx'
import { ChangesSince } from '../components/review-request/changes-since.tsx'
import { ReviewForm } from '../components/review-request/review-form.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(ReviewPage)
export default ReviewPage

/** Opening the link changes nothing, because mail scanners open links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { reviews, doctors } = context.get(servicesContext)
  const linked = await reviews.links.open(params.token)
  if (!linked) return data(null, { status: 404 })
  const authorId = linked.article?.author_id?._id
  return data({ ...linked, author: authorId ? await doctors.find(authorId) : undefined })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await request.formData()
  const text = (name: string) => {
    const value = sent.get(name)
    // Browsers count a line break as one character but send two.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const form: LinkForm = {
    contentHash: text('contentHash'),
    decision: text('decision'),
    months: text('months'),
    interests: text('interests'),
    statement: text('statement'),
    comment: text('comment'),
  }
  const answer = await context.get(servicesContext).reviews.links.answer(params.token, form)
  if (!answer) return data(null, { status: 404 })
  if ('done' in answer) return data(answer, { status: 200 })
  const { status, breach } = answer
  return data({ refused: { form, breach } }, { status })
}

/** Only for the doctor who has the link: nothing caches the page or learns its address. */
export function headers() {
  return {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  }
}

export const meta: Route.MetaFunction = (): MetaDescriptor[] => [
  { title: `Review | ${academy.name}` },
  { name: 'robots', content: 'noindex, nofollow, noarchive' },
]

const thanks = {
  signed: {
    title: 'Thank you. The review is signed.',
    text: 'We have sent you a mail that says how to take it back. You can close this page.',
  },
  changes: {
    title: 'Thank you. The office has your comment.',
    text: 'You will get a new link when the text is ready. You can close this page.',
  },
}

function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'done' in actionData) {
    const { title, text } = thanks[actionData.done]
    return (
      <SiteFrame>
        <PageIntro title={title}>
          <p>{text}</p>
        </PageIntro>
      </SiteFrame>
    )
  }
  if (!loaderData) {
    return (
      <SiteFrame>
        <ErrorPage
          title="This link does not work"
          text="It may have ended or been used, or part of it may be missing. Please ask the office for a new one."
        />
      </SiteFrame>
    )
  }
  const { title, doctor, note, expiresAt, before, contentHash } = loaderData
  const refused = actionData?.refused
  return (
    <SiteFrame>
      <PageIntro title={`Please review: ${title}`}>
        <p>
          {doctor.name}, please read the text below, then <a href="#answer">sign it</a> or ask for
          changes. You can do this until {dayOfTime(expiresAt)}.
        </p>
      </PageIntro>
      {(note !== '' || before) && (
        <div className="wrap review-request">
          {note !== '' && (
            <aside className="review-note" aria-labelledby="note">
              <h2 id="note">Note from the office</h2>
              <p>{note}</p>
            </aside>
          )}
          {before && <ChangesSince before={before} />}
        </div>
      )}
      <ReviewedText {...loaderData} />
      <div className="wrap review-request">
        <ReviewForm contentHash={contentHash} interests={doctor.interests} refused={refused} />
      </div>
    </SiteFrame>
  )
}

type Reviewed = Pick<NonNullable<Route.ComponentProps['loaderData']>, 'id' | 'article' | 'author'>

/** The text as readers see it. */
function ReviewedText({ id, article, author }: Reviewed) {
  const condition = article ? undefined : findMedicalPage(id)
  return (
    <div id="text" className="review-text">
      {article && (
        <Article
          article={article}
          author={author}
          outline={outlineText(article.long_description)}
          minutes={readingMinutes(article.blog_summary + article.long_description)}
          titleLevel={2}
        />
      )}
      {condition && (
        <div className="wrap condition-page">
          <div className="stack">
            <h2>{condition.headingName}</h2>
            <p>{condition.heading}</p>
          </div>
          <ConditionText condition={condition} />
          <ClaimList statements={claimsOf(condition)} />
        </div>
      )}
    </div>
  )
}
