import { useRef } from 'react'
import { home, type HomeContent } from '../../../content/home.ts'
import { PlayButton } from '../../ui/play-button/play-button.tsx'
import { usePlaying } from '../../ui/play-button/use-playing.ts'
import { FirstVisitTip } from './first-visit-tip.tsx'
import { useFieldFocused } from './use-field-focused.ts'
import { useFirstVisitTip } from './use-first-visit-tip.ts'
import { useHalfInView } from './use-half-in-view.ts'
import { useSwap } from './use-swap.ts'

type HeroSceneProps = { images: HomeContent['heroImages']; tip?: HomeContent['tooltip'] }

/**
 * The hero's background, one person by night and by day in turn, with the first visit's tip above it. The
 * pictures stop swapping while the tip is open, a field has the focus, or they are out of view.
 */
export function HeroScene({ images, tip = home.tooltip }: HeroSceneProps) {
  const pictures = useRef<HTMLDivElement>(null)
  const { playing, toggle } = usePlaying()
  const { open, close } = useFirstVisitTip()
  const fieldFocused = useFieldFocused()
  const inView = useHalfInView(pictures)
  const shown = useSwap(playing && !open && !fieldFocused && inView)
  return (
    <div className="hero-scene">
      <FirstVisitTip tip={tip} open={open} onClose={close} />
      <div className="hero-pictures" ref={pictures}>
        {images.map(({ src, alt }, index) => (
          <img
            key={src}
            className={index <= shown ? 'shown' : undefined}
            src={src}
            alt={alt}
            width="1600"
            height="1000"
            fetchPriority={index === 0 ? 'high' : 'low'}
          />
        ))}
      </div>
      <PlayButton playing={playing} onToggle={toggle} />
    </div>
  )
}
