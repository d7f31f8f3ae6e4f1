import { home } from '../../../content/home.ts'

/** A patient's testimonial; renders nothing while there is none. */
export function Testimonial({ testimonial = home.testimonial }) {
  const { heading, said } = testimonial
  if (!said) return null
  return (
    <section className="section wrap-text testimonial" aria-labelledby="testimonial">
      <h2 id="testimonial">{heading}</h2>
      <figure>
        <blockquote>
          <p>“{said.quote}”</p>
        </blockquote>
        <figcaption>{said.name}</figcaption>
      </figure>
    </section>
  )
}
