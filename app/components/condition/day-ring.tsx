/**
 * A 24-hour dial with midnight at the left and noon at the right, between the lists of night and day,
 * which say everything in words. `name` is in its middle, on two lines where a long word follows an ampersand.
 */
export function DayRing({ name }: { name: string }) {
  const lines = name.split(/(?<=&) (?=\S{5})/)
  return (
    <svg className="day-ring" viewBox="0 0 320 320" aria-hidden="true">
      <linearGradient id="day-ring-sky">
        <stop offset="0.2" stopColor="#1d4a52" />
        <stop offset="0.42" stopColor="#6b5a72" />
        <stop offset="0.5" stopColor="#d98f6f" />
        <stop offset="0.58" stopColor="#efc386" />
        <stop offset="0.8" stopColor="#f0b44c" />
      </linearGradient>
      <circle className="day-ring-face" cx="160" cy="160" r="112" />
      <circle className="day-ring-sky" cx="160" cy="160" r="132" stroke="url(#day-ring-sky)" />
      <circle className="day-ring-hours" cx="160" cy="160" r="106" pathLength="240" />
      <path fill="#fbf0d6" d="M34 146a15 15 0 1 0 7 26 17 17 0 0 1-7-26Z" />
      <circle fill="#fffaf0" cx="292" cy="160" r="12" />
      <text x="160" y="82">
        6 a.m.
      </text>
      <text x="160" y="248">
        6 p.m.
      </text>
      <text x="160" y="146">
        24 hours with
      </text>
      <text className="day-ring-name" x="160" y="176">
        {lines.map((line, index) => (
          <tspan key={line} x="160" dy={index === 0 ? 0 : 26}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  )
}
