import { arrival } from './navigation.ts'

/** Starts the script once; a button pressed before that is pressed again afterwards. */
export function startWhenIdle(address: string) {
  const touches = ['pointerdown', 'keydown', 'focusin'] as const
  let pressed: HTMLElement | null = null
  let started = false
  const remember = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]')
    if (button) pressed = button
  }
  const waiting = document.querySelectorAll<HTMLButtonElement>('[data-waits] [type=submit]')
  const disable = (disabled: boolean) => waiting.forEach((button) => (button.disabled = disabled))
  const start = () => {
    touches.forEach((name) => removeEventListener(name, start))
    if (started) return
    started = true
    // Until the script has taken over the form, and if it never does, because it is lost on the way or new to an old
    // browser, the browser sends it.
    disable(false)
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: address }),
    )
  }
  touches.forEach((name) => addEventListener(name, start, { passive: true }))
  addEventListener('click', remember)
  document.addEventListener('hydrated', () => {
    removeEventListener('click', remember)
    if (pressed?.isConnected) pressed.click()
  })
  // A slow machine may never be idle.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 3000 }) : start()
  // On the way back the browser fills in again what was typed.
  const isReturn = arrival !== undefined && arrival.type !== 'navigate'
  if (isReturn || document.querySelector('[data-island]:not([data-waits])')) {
    addEventListener('load', whenIdle)
  }
  disable(true)
}
