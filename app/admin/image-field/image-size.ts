/** Width and height of a picture in pixels. Rejects if the browser can't show it. */
export function imageSize(address: string): Promise<{ width: number; height: number }> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () =>
      resolve({ width: image.naturalWidth, height: image.naturalHeight }),
    )
    image.addEventListener('error', () => reject(new Error('not a picture')))
    image.src = address
  })
}
