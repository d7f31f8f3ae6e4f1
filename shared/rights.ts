// Who may do what: the single list, used by both the server's guard and the panel.

export const roles = ['owner', 'editor', 'doctor', 'reviewer', 'front-desk'] as const
export type Role = (typeof roles)[number]

/** Display names. */
export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  doctor: 'Doctor',
  reviewer: 'Reviewer',
  'front-desk': 'Front desk',
}

/** The roles that have a right for all records, and those that have it only for their own. */
type Holders = { all: readonly Role[]; own?: readonly Role[] }

const owner = ['owner'] as const
const editors = ['owner', 'editor'] as const
const writers = ['owner', 'editor', 'doctor'] as const
const readers = ['owner', 'editor', 'reviewer'] as const
const desk = ['owner', 'front-desk'] as const
const doctor = ['doctor'] as const

const holders = {
  /** A person's own session and account. */
  account: { all: roles },
  'articles.read': { all: readers, own: doctor },
  'articles.write': { all: editors, own: doctor },
  /** Many articles at once, and tags. */
  'articles.bulk': { all: editors },
  'doctors.read': { all: roles },
  'doctors.write': { all: editors, own: doctor },
  'doctors.manage': { all: editors },
  'images.read': { all: writers },
  'images.upload': { all: writers },
  /** A doctor's own images are those they uploaded. */
  'images.write': { all: editors, own: doctor },
  'reviews.read': { all: readers, own: doctor },
  'reviews.manage': { all: editors },
  /** Whose signature may be asked for, and what readers are told of an objection. */
  'reviews.decide': { all: owner },
  'reviews.sign': { all: ['owner', 'editor', 'doctor', 'reviewer'] },
  /** The plain list of all messages. */
  'enquiries.list': { all: desk },
  /** A doctor's own enquiries are those assigned to them. */
  'enquiries.answer': { all: desk, own: doctor },
  /** Deleting, assigning, marking as spam. */
  'enquiries.manage': { all: desk },
  'enquiries.export': { all: owner },
  'canned-answers.read': { all: ['owner', 'doctor', 'front-desk'] },
  'canned-answers.write': { all: desk },
  people: { all: owner },
  audit: { all: owner },
  /** The data stored about a person who wrote or subscribed. */
  persons: { all: owner },
  /** Whether the site works. */
  meter: { all: owner },
  /** What needs somebody; each role sees only what it may open. */
  warnings: { all: roles },
  figures: { all: ['owner', 'editor', 'doctor', 'reviewer'] },
  search: { all: editors },
  /** The academy's own words, and where old addresses lead. */
  words: { all: editors },
  /** What only an owner sets up: where notices go, the first steps with a new site. */
  setup: { all: owner },
  newsletter: { all: editors },
  subscribers: { all: owner },
} as const satisfies Record<string, Holders>

export type Right = keyof typeof holders
export type Scope = 'all' | 'own'

/** The records for which the role has the right; undefined if it does not have it. */
export function scopeOf(role: Role, right: Right): Scope | undefined {
  const { all, own = [] }: Holders = holders[right]
  if (all.includes(role)) return 'all'
  return own.includes(role) ? 'own' : undefined
}

/** All rights of a role as the API returns them; a right for own records only ends in `.own`. */
export function rightsOf(role: Role): string[] {
  return (Object.keys(holders) as Right[]).flatMap((right) => {
    const scope = scopeOf(role, right)
    if (!scope) return []
    return scope === 'all' ? [right] : [`${right}.own`]
  })
}
