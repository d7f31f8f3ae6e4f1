// Texts and parts that are folded.

/** Makes buttons unfold the text they name and fold it again: `data-toggles="id"`, `data-less="label"`. */
export function foldTexts() {
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

/** Opens the folded parts around the element with this id, for browsers that don't, and for headings of such parts. */
export function openAround(hash: string) {
  let part = document.getElementById(decodeURIComponent(hash.slice(1)))?.closest('details')
  for (; part; part = part.parentElement?.closest('details')) part.open = true
}

/** Says to screen readers what wide screens show: parts that are always open there. */
export function openOnWideScreens() {
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
