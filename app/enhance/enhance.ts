// The only script of reading pages, at most 2 KB: what HTML can't do by itself. On pages with islands it also
// starts the script that hydrates them, when the browser is idle or the reader touches the page.

/** Replaces a picture that can't be loaded with the placeholder that its element names. */
function replaceBrokenImage(image: HTMLImageElement) {
  const { fallback } = image.dataset
  if (!fallback) return
  delete image.dataset['fallback']
  // The elements stay, because hydration must find what the server wrote.
  const sources = image.closest('picture')?.querySelectorAll('source')
  sources?.forEach((source) => (source.srcset = fallback))
  image.src = fallback
}

document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && replaceBrokenImage(target),
  true,
)
for (const image of document.images) {
  if (image.complete && image.naturalWidth === 0 && image.currentSrc) replaceBrokenImage(image)
}

function localiseDates() {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    // Hydration must find an island as the server wrote it.
    if (!time.closest('[data-island]'))
      time.textContent = new Date(time.dateTime).toLocaleDateString([], { dateStyle: 'long' })
  }
}

/** Makes buttons unfold the text they name and fold it again: `data-toggles="id"`, `data-less="label"`. */
function foldTexts() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-toggles]')) {
    const text = document.getElementById(button.dataset['toggles']!)!
    const more = button.textContent
    const setOpen = (open: boolean) => {
      text.classList.toggle('open', open)
      button.setAttribute('aria-expanded', String(open))
      button.textContent = open ? button.dataset['less']! : more
    }
    setOpen(false)
    // A single extra line needs no button.
    const fit = () => {
      if (button.getAttribute('aria-expanded') === 'true') return
      const style = getComputedStyle(text)
      const most = Number(style.getPropertyValue('--lines')) + 1.5
      const few = text.scrollHeight < most * Number.parseFloat(style.lineHeight)
      button.hidden = few
      text.classList.toggle('open', few)
    }
    // Called when the layout is known anyway, first before the first paint: measuring forces none.
    new ResizeObserver(fit).observe(text)
    button.onclick = () => setOpen(button.getAttribute('aria-expanded') === 'false')
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

/** Opens the folded parts around the element with this id, for browsers that don't, and for headings of such parts. */
function openAround(hash: string) {
  let part = document.getElementById(decodeURIComponent(hash.slice(1)))?.closest('details')
  for (; part; part = part.parentElement?.closest('details')) part.open = true
}

/** Says to screen readers what wide screens show: parts that are always open there. */
function openOnWideScreens() {
  const wide = matchMedia('(width >= 60rem)')
  const fit = () => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('.open-wide')) {
      part.open ||= wide.matches
      part.querySelector('summary')!.tabIndex = wide.matches ? -1 : 0
    }
  }
  fit()
  wide.onchange = fit
}

/** Lets the pictures of a part that waits load when the reader comes near it. */
function loadNear() {
  const observer = new IntersectionObserver(
    (parts) => {
      for (const { isIntersecting, target } of parts) {
        if (isIntersecting) target.classList.add('near')
      }
    },
    { rootMargin: '500px 0px' },
  )
  document.querySelectorAll('.late').forEach((part) => observer.observe(part))
}
loadNear()

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

/** Answers the question whether the page was useful without leaving it; if that fails, the browser sends the form. */
function answer(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (form.getAttribute('action') !== '/useful') return
  const { value } = event.submitter as HTMLButtonElement
  const vote = JSON.stringify({ path: location.pathname, useful: value === 'yes' })
  if (!navigator.sendBeacon('/useful', new Blob([vote], { type: 'application/json' }))) return
  event.preventDefault()
  form.parentElement!.dataset['answer'] = value
  ;(form.nextElementSibling as HTMLElement).focus()
}
addEventListener('submit', answer)

/** Tells the server that the reader sees this page now, which the browser had fetched ahead. `/find` sends nothing. */
function reportSeen() {
  const { pathname, search, host } = location
  if (pathname === '/find') return
  const from = document.referrer && new URL(document.referrer).host
  navigator.sendBeacon('/seen', from && from !== host ? `${pathname}\n${from}` : pathname)
  if (pathname === '/articles' && /^\?query=[^&]+$/.test(search)) {
    navigator.sendBeacon('/seen', pathname + search)
  }
}
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (document.prerendering) document.addEventListener('prerenderingchange', reportSeen)
else if (arrival?.activationStart || arrival?.deliveryType === 'navigational-prefetch') reportSeen()

/** Starts the script once; a button pressed before that is pressed again afterwards. */
function startWhenIdle(address: string) {
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
