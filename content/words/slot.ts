// A slot: a place in the content whose words people can change.
import type { wordKinds } from '../../shared/word-kinds.ts'

export type Slot = {
  /** The path of the value in the page's content. */
  name: string
  label: string
  /** The heading above the field in the form. */
  group: string
  kind: (typeof wordKinds)[number]
  /** The most characters of a text or of one item, or the most items of a list of objects. */
  limit: number
  required: boolean
  help: string
  /** The values of a choice. */
  options?: readonly string[]
  /** HTML limited to the site's allowlist. */
  rich?: true
}

export type SlotPage = {
  key: string
  title: string
  /** Where readers see the words. */
  address: string
  slots: readonly Slot[]
  /** The highest US school grade of a section; unset: not judged. */
  grade?: number
  /** The most words of the page with its headings and danger signs, without the words around them. */
  mostWords?: number
}

type More = Partial<Pick<Slot, 'limit' | 'required' | 'help' | 'options' | 'rich'>>

/** Returns the slots of one group of the form; each is given as name, label, kind and what differs. */
export function group(
  heading: string,
  ...slots: [name: string, label: string, kind: Slot['kind'], more?: More][]
): Slot[] {
  return slots.map(([name, label, kind, more]) => ({
    name,
    label,
    group: heading,
    kind,
    limit: limits[kind],
    required: kind !== 'url' && kind !== 'choice',
    help: '',
    ...more,
  }))
}

const limits: Record<Slot['kind'], number> = {
  line: 200,
  text: 2000,
  list: 1000,
  items: 40,
  sources: 60,
  email: 254,
  telephone: 40,
  url: 500,
  picture: 300,
  choice: 100,
}
