import { letters } from '../../../shared/letters.ts'

type LetterBarProps = {
  current: string
  /** Letters that start some article's title. */
  used: readonly string[]
}

/** Links from A to Z; letters without articles look different but stay links. */
export function LetterBar({ current, used }: LetterBarProps) {
  return (
    <nav className="letter-bar" id="letters" aria-label="Letters">
      <ul role="list">
        {letters.map((letter) => (
          <li key={letter}>
            <a
              href={`/index?letter=${letter}#letters`}
              aria-current={letter === current ? 'page' : undefined}
              className={used.includes(letter) ? undefined : 'unused'}
            >
              {letter}
              {!used.includes(letter) && <span className="visually-hidden">, no articles</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
