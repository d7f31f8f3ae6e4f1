import { home } from '../../../content/home.ts'
import { SampleMark } from '../sample-mark/sample-mark.tsx'

type Said = Pick<(typeof home)['testimonial'], 'quote' | 'name' | 'agreed'>

/** Stands in on a site with sample content. */
const sampleSaid: Said = {
  quote: 'My jaw is still sore some mornings. Now I know what to try first, and whom to ask.',
  name: 'A made-up patient',
  agreed: 'yes',
}

/**
 * A patient's words, if their author agreed; else, with `sample`, made-up ones that say so, and without it
 * nothing.
 */
export function Testimonial({ testimonial = home.testimonial, sample = false }) {
  const { heading } = testimonial
  const isReal = Boolean(testimonial.quote && testimonial.agreed)
  if (!isReal && !sample) return null
  const said = isReal ? testimonial : sampleSaid
  return (
    <section className="section wrap-text testimonial" aria-labelledby="testimonial">
      <h2 id="testimonial">{heading}</h2>
      <figure>
        <blockquote>
          <p>“{said.quote}”</p>
        </blockquote>
        <figcaption>
          {said.name}
          {!isReal && <SampleMark of="testimonial" />}
        </figcaption>
      </figure>
    </section>
  )
}
