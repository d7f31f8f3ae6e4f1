/** Replaces a picture that can't be loaded with the placeholder that its element names. */
export function replaceBrokenImage(image: HTMLImageElement) {
  const { fallback } = image.dataset
  if (!fallback) return
  delete image.dataset['fallback']
  // The elements stay, because hydration must find what the server wrote.
  const sources = image.closest('picture')?.querySelectorAll('source')
  sources?.forEach((source) => (source.srcset = fallback))
  image.src = fallback
}

/** Lets the pictures of a part that waits load when the reader comes near it. */
export function loadNear() {
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
