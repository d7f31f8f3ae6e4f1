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
} as const satisfies Record<string, Described>

export type DraftKind = keyof typeof recordKinds
export const draftKinds = Object.keys(recordKinds) as DraftKind[]

/** What the logs call a record. */
export type RecordName = (typeof recordKinds)[DraftKind]['called']
export const recordNames = Object.values(recordKinds).map(({ called }): RecordName => called)

/** The kind that the logs call by this name; undefined if the name is not a record's. */
export function kindCalled(name: string) {
  return Object.values(recordKinds).find(({ called }) => called === name)
}
