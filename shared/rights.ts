// Who may do what: the one list, which the server's guard and the panel ask.

export const roles = ['owner', 'editor', 'doctor', 'reviewer', 'front-desk'] as const
export type Role = (typeof roles)[number]

/** As people read them. */
export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  doctor: 'Doctor',
  reviewer: 'Reviewer',
  'front-desk': 'Front desk',
}

/** The roles that have a right for every record, and those that have it for their own records alone. */
type Holders = { all: readonly Role[]; own?: readonly Role[] }

const owner = ['owner'] as const
const editors = ['owner', 'editor'] as const
const writers = ['owner', 'editor', 'doctor'] as const
const readers = ['owner', 'editor', 'reviewer'] as const
const desk = ['owner', 'front-desk'] as const
const doctor = ['doctor'] as const

const holders = {
  /** One's own session and account. */
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
  /** A doctor's own are those that the doctor uploaded. */
  'images.write': { all: editors, own: doctor },
  'reviews.read': { all: readers, own: doctor },
  'reviews.manage': { all: editors },
  /** Whose signature may be asked for, and what readers are told of an objection. */
  'reviews.decide': { all: owner },
  'reviews.sign': { all: ['owner', 'editor', 'doctor', 'reviewer'] },
  /** The plain list of all messages. */
  'enquiries.list': { all: desk },
  /** A doctor's own are those assigned to the doctor. */
  'enquiries.answer': { all: desk, own: doctor },
  /** Deleting, assigning, marking as spam. */
  'enquiries.manage': { all: desk },
  'enquiries.export': { all: owner },
  'canned-answers.read': { all: ['owner', 'doctor', 'front-desk'] },
  'canned-answers.write': { all: desk },
  people: { all: owner },
  audit: { all: owner },
  /** What is kept of one person who wrote or subscribed. */
  persons: { all: owner },
  figures: { all: ['owner', 'editor', 'doctor', 'reviewer'] },
  search: { all: editors },
  newsletter: { all: editors },
  subscribers: { all: owner },
} as const satisfies Record<string, Holders>

export type Right = keyof typeof holders
export type Scope = 'all' | 'own'

/** For which records the role has the right; undefined where it does not have it. */
export function scopeOf(role: Role, right: Right): Scope | undefined {
  const { all, own = [] }: Holders = holders[right]
  if (all.includes(role)) return 'all'
  return own.includes(role) ? 'own' : undefined
}

/** All rights of a role as the API tells them; one for own records alone ends in `.own`. */
export function rightsOf(role: Role): string[] {
  return (Object.keys(holders) as Right[]).flatMap((right) => {
    const scope = scopeOf(role, right)
    if (!scope) return []
    return scope === 'all' ? [right] : [`${right}.own`]
  })
}
