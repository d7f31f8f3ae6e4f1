// The marks of the sections on the page of a review link.

/** The marks of the page whose section is in this state: id, and name and value of the button. */
export function marksIn(html: string, state: string) {
  const marks = html.matchAll(/<div id="read-([\w-]+)"[^>]* data-state="(\w+)">(.*?)<\/div>/gs)
  return [...marks].flatMap(([, id = '', one, mark = '']): Record<string, string>[] => {
    const [value = '', name = ''] = ['value', 'name'].map(
      (of) => mark.split(` ${of}="`)[1]!.split('"')[0],
    )
    return one === state ? [{ id, [name]: value }] : []
  })
}
