import { Icon } from '../icon/icon.tsx'

type PlayButtonProps = { playing: boolean; onToggle: () => void }

/** Stops and starts everything that moves by itself. Without scripts nothing moves, and it is hidden. */
export function PlayButton({ playing, onToggle }: PlayButtonProps) {
  return (
    <button
      className="icon-button play-button"
      type="button"
      onClick={onToggle}
      aria-label={playing ? 'Pause animations' : 'Play animations'}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  )
}
