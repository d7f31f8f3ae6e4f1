import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { limits } from '../../../shared/limits.ts'

/** Handlers for a horizontal swipe by finger or mouse: left is 1, right is -1. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const swiped = useRef(false)
  return {
    onPointerDown({ clientX, clientY }: PointerEvent) {
      start.current = { x: clientX, y: clientY }
      swiped.current = false
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const across = clientX - start.current.x
      const down = clientY - start.current.y
      start.current = null
      if (Math.abs(across) <= limits.carousel.swipePx || Math.abs(across) < Math.abs(down)) return
      swiped.current = true
      onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
    /** A swipe that starts on a link does not follow it. */
    onClickCapture(event: MouseEvent) {
      if (!swiped.current) return
      swiped.current = false
      event.preventDefault()
    },
  }
}
