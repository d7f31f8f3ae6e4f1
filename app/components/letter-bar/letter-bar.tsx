import { Link } from 'react-router'
import { letters } from '../../../shared/letters.ts'

type LetterBarProps = {
  current: string
  /** Letters that some article starts with. */
  used: readonly string[]
}

/** A to Z, each a link; letters without articles look different but stay links. */
export function LetterBar({ current, used }: LetterBarProps) {
  return (
    <nav className="letter-bar" aria-label="Letters">
      <ul role="list">
        {letters.map((letter) => (
          <li key={letter}>
            <Link
              to={`/index?letter=${letter}`}
              preventScrollReset
              aria-current={letter === current ? 'page' : undefined}
              className={used.includes(letter) ? undefined : 'unused'}
            >
              {letter}
              {!used.includes(letter) && <span className="visually-hidden">, no articles</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
