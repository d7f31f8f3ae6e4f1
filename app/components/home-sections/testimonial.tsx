import { home } from '../../../content/home.ts'

export function Testimonial() {
  const { heading, quote, name, note } = home.testimonial
  return (
    <section className="section wrap-text testimonial" aria-labelledby="testimonial">
      <h2 id="testimonial">{heading}</h2>
      <figure>
        <blockquote>
          <p>“{quote}”</p>
        </blockquote>
        <figcaption>
          <p className="testimonial-name">{name}</p>
          <p className="quiet">{note}</p>
        </figcaption>
      </figure>
    </section>
  )
}
