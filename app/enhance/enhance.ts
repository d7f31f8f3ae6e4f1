// The only script of reading pages, at most 2 KB: what HTML can't do by itself. On pages with islands it also
// starts the script that hydrates them, when the browser is idle or the reader touches the page.
import { arrival } from './navigation.ts'
import { foldTexts, openAround, openOnWideScreens } from './folds.ts'
import { loadNear, replaceBrokenImage } from './pictures.ts'
import { answer, reportSeen } from './reports.ts'
import { startWhenIdle } from './start-islands.ts'

document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && replaceBrokenImage(target),
  true,
)
for (const image of document.images) {
  if (image.complete && image.naturalWidth === 0 && image.currentSrc) replaceBrokenImage(image)
}
loadNear()

function localiseDates() {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    // Hydration must find an island as the server wrote it.
    if (!time.closest('[data-island]'))
      time.textContent = new Date(time.dateTime).toLocaleDateString([], { dateStyle: 'long' })
  }
}

/** Lets a slider and the keys 1 to 4 move a drawing between its states, as its radio buttons do. */
function moveView(view: HTMLElement) {
  const slider = view.querySelector<HTMLInputElement>('[type=range]')!
  const states = view.querySelectorAll<HTMLInputElement>('[type=radio]')
  slider.hidden = false
  view.oninput = ({ target }) => {
    const dragged = target === slider
    view.classList.toggle('dragged', dragged)
    if (dragged) states[Math.round(slider.valueAsNumber)]!.checked = true
    else slider.value = (target as HTMLInputElement).value
    view.style.setProperty('--move', slider.value)
  }
  view.onkeydown = ({ key }) => states[Number(key) - 1]?.click()
}

async function copyAddress(button: HTMLElement) {
  await navigator.clipboard.writeText(location.origin + location.pathname)
  button.textContent = button.dataset['copied']!
}

/**
 * Buttons marked `data-print` print the page, including those that an island adds later; `data-copied`
 * copies the address and then says so. A source opens beside the number that was pressed.
 */
function actOnClick({ target }: Event) {
  const pressed = (selector: string) => (target as Element).closest<HTMLElement>(selector)
  if (pressed('[data-print]')) print()
  const copy = pressed('[data-copied]')
  if (copy) void copyAddress(copy)
  const link = pressed('a[href^="#"]')
  if (link) openAround(link.getAttribute('href')!)
  const citation = pressed('.citation')
  if (citation) {
    document.querySelector('.citation[style]')?.removeAttribute('style')
    citation.style.setProperty('anchor-name', '--cited')
  }
}
addEventListener('click', actOnClick)
addEventListener('submit', answer)

if (document.prerendering) document.addEventListener('prerenderingchange', reportSeen)
else if (arrival?.activationStart || arrival?.deliveryType === 'navigational-prefetch') reportSeen()

const { islandsScript } = document.body.dataset
if (islandsScript && document.querySelector('[data-island]')) startWhenIdle(islandsScript)

// If the framework renders the whole page, it must find it as the server wrote it.
if (document.querySelector('script[type=module]')) {
  document.addEventListener('hydrated', foldTexts)
} else {
  localiseDates()
  foldTexts()
  document.querySelectorAll<HTMLElement>('.moving-view').forEach(moveView)
  openOnWideScreens()
  openAround(location.hash)
  addEventListener('hashchange', () => openAround(location.hash))
}
