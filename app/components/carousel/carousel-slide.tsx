import type { FocusEvent } from 'react'
import type { CarouselItem } from '../../../content/carousels.ts'
import type { Position } from './positions.ts'

type CarouselSlideProps = {
  item: CarouselItem
  position: Position
  /** As in "2 of 5". */
  place: string
  onHover: (hovered: boolean) => void
  /** Called when the slide gets keyboard focus. */
  onReach: () => void
}

export function CarouselSlide({ item, position, place, onHover, onReach }: CarouselSlideProps) {
  const reach = ({ target }: FocusEvent) => target.matches(':focus-visible') && onReach()
  return (
    <div
      className="carousel-slide"
      data-position={position}
      role="group"
      aria-roledescription="slide"
      aria-label={place}
    >
      <a
        href={item.to}
        draggable={false}
        onFocus={reach}
        onPointerEnter={({ pointerType }) => onHover(pointerType === 'mouse')}
        onPointerLeave={() => onHover(false)}
      >
        <span className="carousel-disc late-picture">
          <img
            src={item.image.src}
            alt=""
            width="720"
            height="540"
            loading="lazy"
            draggable={false}
          />
        </span>
        <span className="carousel-label">{item.label}</span>
      </a>
    </div>
  )
}
