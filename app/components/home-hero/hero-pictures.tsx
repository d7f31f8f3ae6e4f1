import type { HomeContent } from '../../../content/home.ts'
import { PlayButton } from '../../ui/play-button/play-button.tsx'
import { usePlaying } from '../../ui/play-button/use-playing.ts'
import { useSwap } from './use-swap.ts'

/** The hero's background: one person, by night and by day, in turn. */
export function HeroPictures({ images }: { images: HomeContent['heroImages'] }) {
  const { playing, toggle } = usePlaying()
  const shown = useSwap(playing)
  return (
    <>
      <div className="hero-pictures">
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
      <PlayButton playing={playing} onToggle={toggle} what="the background pictures" />
    </>
  )
}
