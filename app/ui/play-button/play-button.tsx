import { Icon } from '../icon/icon.tsx'

type PlayButtonProps = {
  playing: boolean
  onToggle: () => void
  /** What moves, as in "Pause the carousel". */
  what: string
}

/** Stops and starts what moves by itself. Without scripts nothing moves, and the button is gone. */
export function PlayButton({ playing, onToggle, what }: PlayButtonProps) {
  return (
    <button
      className="icon-button play-button"
      type="button"
      onClick={onToggle}
      aria-label={`${playing ? 'Pause' : 'Play'} ${what}`}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  )
}
