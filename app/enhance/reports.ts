// What a page tells the server of its reader.

/** Answers the question whether the page was useful without leaving it; if that fails, the browser sends the form. */
export function answer(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (form.getAttribute('action') !== '/useful') return
  const { value } = event.submitter as HTMLButtonElement
  const vote = JSON.stringify({ path: location.pathname, useful: value === 'yes' })
  if (!navigator.sendBeacon('/useful', new Blob([vote], { type: 'application/json' }))) return
  event.preventDefault()
  form.parentElement!.dataset['answer'] = value
  ;(form.nextElementSibling as HTMLElement).focus()
}
/** Tells the server that the reader sees this page now, which the browser had fetched ahead. `/find` sends nothing. */
export function reportSeen() {
  const { pathname, search, host } = location
  if (pathname === '/find') return
  const from = document.referrer && new URL(document.referrer).host
  navigator.sendBeacon('/seen', from && from !== host ? `${pathname}\n${from}` : pathname)
  if (pathname === '/articles' && /^\?query=[^&]+$/.test(search)) {
    navigator.sendBeacon('/seen', pathname + search)
  }
}
