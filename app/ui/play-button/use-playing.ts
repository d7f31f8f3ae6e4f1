import { useEffect, useState } from 'react'

/** Whether what moves by itself may move: until the reader stops it, and not where less motion is wanted. */
export function usePlaying() {
  const [playing, setPlaying] = useState(true)
  useEffect(() => {
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const obey = () => lessMotion.matches && setPlaying(false)
    obey()
    lessMotion.addEventListener('change', obey)
    return () => lessMotion.removeEventListener('change', obey)
  }, [])
  return { playing, toggle: () => setPlaying((before) => !before) }
}
