import { data } from 'react-router'
import { claimsOf } from '../../content/claims/claims.ts'
import { findReviewedPage } from '../../content/medical-pages.ts'
import type { LinkForm } from '../../server/reviews/link-form.ts'
import { readingMinutes } from '../../shared/html-text.ts'
import { linkFields, sectionField } from '../../shared/review.ts'
import type { Route } from './+types/review.ts'
import { Article, outlineText } from '../components/article/article.tsx'
import { ConditionText } from '../components/condition/condition-text.tsx'
import { LabelledPicture } from '../components/labelled-picture/labelled-picture.tsx'
import { MovingView } from '../components/moving-view/moving-view.tsx'
import { NightText } from '../components/night/night-text.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { dayOfTime } from '../components/review/review-dates.ts'
import { ClaimList } from '../components/review-request/claim-list.tsx'
import { ChangesSince } from '../components/review-request/changes-since.tsx'
import { ReadingProgress } from '../components/review-request/reading-progress.tsx'
import { ReviewContext } from '../components/review-context/review-context.ts'
import { ReviewForm } from '../components/review-request/review-form.tsx'
import { SectionEnd } from '../components/review-request/section-end.tsx'
import { QuietFrame } from '../components/site-frame/quiet-frame.tsx'
import { reviewPage } from '../route-helpers/page-handle.ts'
import { privateHeaders, privateMeta } from '../route-helpers/private-link.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = reviewPage(ReviewPage)
export default ReviewPage

/** Opening the link changes nothing, because mail scanners open links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { reviews, doctors, images } = context.get(servicesContext)
  const linked = await reviews.links.open(params.token)
  if (!linked) return data(null, { status: 404 })
  const { article } = linked
  return data({
    ...linked,
    author: article?.author_id ? await doctors.find(article.author_id._id) : undefined,
    pictureAlt: article && (await images.library.described(article.image_url)).alt,
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await request.formData()
  const text = (name: string) => {
    const value = sent.get(name)
    // Browsers count a line break as one character but send two.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const form = Object.fromEntries(linkFields.map((name) => [name, text(name)])) as LinkForm
  const answer = await context.get(servicesContext).reviews.links.answer(params.token, form)
  if (!answer) return data(null, { status: 404 })
  if ('done' in answer) {
    const { done } = answer
    if (done === 'marked') return data({ form, breach: undefined })
    if (done === 'remarked') {
      const sent = { ...form, quote: '', remark: '', suggestion: '' }
      return data({ form: sent, breach: undefined, isRemarked: true })
    }
    // The link works no more, but this answer to it is no error.
    return data({ done }, { status: 200 })
  }
  const { status, breach } = answer
  return data({ form, breach }, { status })
}

export const headers = privateHeaders

export const meta: Route.MetaFunction = () => privateMeta('Review')

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
      <QuietFrame>
        <PageIntro title={title}>
          <p>{text}</p>
        </PageIntro>
      </QuietFrame>
    )
  }
  if (!loaderData) {
    return (
      <QuietFrame>
        <PageIntro title="This link does not work">
          <p>
            It may have ended or been used, or part of it may be missing. Please ask the office for
            a new one.
          </p>
        </PageIntro>
      </QuietFrame>
    )
  }
  const { title, doctor, note, expiresAt, before, contentHash, reading, time, remarks } = loaderData
  const { sections } = reading
  const form = actionData?.form
  const breach = actionData?.breach
  const isOfSection = sections.some(({ id }) => breach?.field === sectionField(id))
  return (
    <QuietFrame>
      <PageIntro title={`Please review: ${title}`}>
        <p>
          {doctor.name}, please read the text below, then <a href="#answer">sign it</a> or ask for
          changes. You can do this until {dayOfTime(expiresAt)}.
        </p>
        <p>
          Please allow {time}.
          {sections.length > 0 &&
            ' You can stop and come back: the sections that you mark as read are kept.'}
        </p>
      </PageIntro>
      <div className="wrap review-request">
        <ReadingProgress reading={reading} />
        {note !== '' && (
          <aside className="review-note" aria-labelledby="note">
            <h2 id="note">Note from the office</h2>
            <p>{note}</p>
          </aside>
        )}
        {before && <ChangesSince before={before} />}
      </div>
      <ReviewContext value={{ sections, breach }}>
        <ReviewedText {...loaderData} />
      </ReviewContext>
      <div className="wrap review-request">
        <ReviewForm
          contentHash={contentHash}
          interests={doctor.interests}
          sections={sections}
          remarks={remarks}
          isRemarked={Boolean(actionData && 'isRemarked' in actionData)}
          form={form}
          breach={isOfSection ? undefined : breach}
        />
      </div>
    </QuietFrame>
  )
}

type Reviewed = Pick<
  NonNullable<Route.ComponentProps['loaderData']>,
  'kind' | 'id' | 'article' | 'author' | 'pictureAlt'
>

/** The text as readers see it. */
function ReviewedText({ kind, id, article, author, pictureAlt }: Reviewed) {
  const page = findReviewedPage(kind, id)
  const view = page && page.kind !== 'night' ? page.view : undefined
  return (
    <div id="text" className="review-text">
      {article && (
        <Article
          article={article}
          author={author}
          pictureAlt={pictureAlt}
          outline={outlineText(article.long_description)}
          minutes={readingMinutes(article.blog_summary + article.long_description)}
          titleLevel={2}
        />
      )}
      {page && (
        <div className="wrap condition-page">
          <div className="stack">
            <h2>{page.headingName}</h2>
            <p>{page.heading}</p>
            {page.kind !== 'night' && (
              <div className="review-picture">
                <LabelledPicture image={page.image} />
              </div>
            )}
            {view && <MovingView view={view} />}
            <SectionEnd of="head" />
          </div>
          {page.kind === 'night' ? <NightText page={page} /> : <ConditionText condition={page} />}
          <ClaimList statements={claimsOf(page)} />
        </div>
      )}
    </div>
  )
}
