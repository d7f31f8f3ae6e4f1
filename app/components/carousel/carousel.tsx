import { useRef, useState } from 'react'
import type { CarouselItem } from '../../../content/carousels.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { PlayButton } from '../../ui/play-button/play-button.tsx'
import { usePlaying } from '../../ui/play-button/use-playing.ts'
import { CarouselSlide } from './carousel-slide.tsx'
import { positionOf } from './positions.ts'
import { useKeyboardInside } from './use-keyboard-inside.ts'
import { useRotation } from './use-rotation.ts'
import { useSwipe } from './use-swipe.ts'

type CarouselProps = { heading: string; items: readonly CarouselItem[] }

/**
 * Five links on a ring, with a large one in front. It rotates by itself unless the reader points at an
 * item, has the focus inside or stops it. Only rotations that the reader asked for are announced.
 */
export function Carousel({ heading, items }: CarouselProps) {
  const headingId = `carousel-${items[0]!.id}`
  const { playing, toggle } = usePlaying()
  const [hovered, setHovered] = useState(false)
  const section = useRef<HTMLElement>(null)
  const reading = useKeyboardInside(section)
  const [announced, setAnnounced] = useState('')
  const { centre, rotate, moveTo } = useRotation(items.length, playing && !hovered && !reading)

  function turn(steps: number) {
    rotate(steps)
    setAnnounced(items[(centre + steps + items.length) % items.length]!.label)
  }
  const swipe = useSwipe(turn)

  return (
    <section
      ref={section}
      className="carousel"
      aria-roledescription="carousel"
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>{heading}</h2>
      <PlayButton playing={playing} onToggle={toggle} />
      <TurnButton name="previous" of={heading} onTurn={() => turn(-1)} />
      <TurnButton name="next" of={heading} onTurn={() => turn(1)} />
      <div className="carousel-stage" {...swipe}>
        {items.map((item, index) => (
          <CarouselSlide
            key={item.id}
            item={item}
            position={positionOf(index, centre)}
            place={`${index + 1} of ${items.length}`}
            onHover={setHovered}
            onReach={() => moveTo(index)}
          />
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </section>
  )
}

type TurnButtonProps = { name: 'previous' | 'next'; of: string; onTurn: () => void }

function TurnButton({ name, of, onTurn }: TurnButtonProps) {
  const label = `${name === 'next' ? 'Next' : 'Previous'} in ${of}`
  return (
    <button
      className={`icon-button carousel-turn carousel-${name}`}
      type="button"
      aria-label={label}
      onClick={onTurn}
    >
      <Icon name={name} />
    </button>
  )
}
