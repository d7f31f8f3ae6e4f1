import encodeQR from 'qr'

/** A code to scan with a telephone, black on white, with the free margin that scanners need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={rows.map(runsOf).join('')} />
    </svg>
  )
}

/** Path data for the dark modules of a row. */
function runsOf(row: readonly boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? 'x' : ' ')).join('')
  return Array.from(modules.matchAll(/x+/g), ({ index, 0: { length } }) => {
    return `M${index} ${y}h${length}v1h-${length}z`
  }).join('')
}
