// The kinds of records: what the server and the panel both know of each, besides its fields.

type Described = {
  /** The name of the field that people know a record by. */
  title: string
  /** In the audit log and the security log. */
  called: string
  /** Addresses of the panel's list and form. The history is `/history` below the list. */
  list: string
  form: string
  /** Where readers see a record: its `_id` follows. */
  page: string
  /** Whether a draft can be shown as readers will see it. */
  hasPreview: boolean
}

/** Keys of drafts begin with the name. */
export const recordKinds = {
  blog: {
    title: 'title',
    called: 'article',
    list: '/admin/blogs',
    form: '/admin/blogs/add-blog',
    page: '/articles/',
    hasPreview: true,
  },
  doctor: {
    title: 'name',
    called: 'doctor',
    list: '/admin/doctor',
    form: '/admin/doctor/add-doctor',
    page: '/doctors/',
    hasPreview: false,
  },
  /** A page of the site's words: it is changed, but never begun or deleted. */
  words: {
    title: 'title',
    called: 'words',
    list: '/admin/words',
    form: '/admin/words/',
    page: '/',
    hasPreview: true,
  },
} as const satisfies Record<string, Described>

export type DraftKind = keyof typeof recordKinds
/** The kinds whose records people begin and delete. */
export type BegunKind = Exclude<DraftKind, 'words'>
export const draftKinds = Object.keys(recordKinds) as DraftKind[]
export const begunKinds = draftKinds.filter((kind): kind is BegunKind => kind !== 'words')

/** What the logs call a record. */
export type RecordName = (typeof recordKinds)[DraftKind]['called']
export const recordNames = Object.values(recordKinds).map(({ called }): RecordName => called)

/** The kind that the logs call by this name; undefined if the name is not a record's. */
export function kindCalled(name: string) {
  return Object.values(recordKinds).find(({ called }) => called === name)
}
