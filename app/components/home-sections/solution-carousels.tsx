import { dentalCarousel, medicalCarousel } from '../../../content/carousels.ts'
import { Island } from '../../ui/island/island.tsx'
import { Carousel } from '../carousel/carousel.tsx'

/** The dark block of the home page: what troubles the body, and what troubles the teeth. */
export function SolutionCarousels() {
  return (
    <div className="solution-carousels on-dark">
      <div className="section wrap">
        <Island
          name="carousel.medical"
          of={Carousel}
          props={{ heading: 'Medical Solution', items: medicalCarousel }}
        />
      </div>
      <div className="section wrap">
        <Island
          name="carousel.dental"
          of={Carousel}
          props={{ heading: 'Dental Solution', items: dentalCarousel }}
        />
      </div>
    </div>
  )
}
