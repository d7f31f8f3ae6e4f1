import { type CarouselItem, dentalCarousel, medicalCarousel } from '../../../content/carousels.ts'
import { withDrawingAddress } from '../../ui/drawing-address.ts'
import { Island } from '../../ui/island/island.tsx'
import { Carousel } from '../carousel/carousel.tsx'

/** The home page's dark block: problems of the body, and problems of the teeth. */
export function SolutionCarousels() {
  return (
    <div className="solution-carousels on-dark late">
      <div className="section wrap">
        <Island
          name="carousel.medical"
          of={Carousel}
          props={{ heading: 'Medical Solution', items: medicalCarousel.map(withAddress) }}
        />
      </div>
      <div className="section wrap">
        <Island
          name="carousel.dental"
          of={Carousel}
          props={{ heading: 'Dental Solution', items: dentalCarousel.map(withAddress) }}
        />
      </div>
    </div>
  )
}

function withAddress(item: CarouselItem): CarouselItem {
  return { ...item, image: withDrawingAddress(item.image) }
}
