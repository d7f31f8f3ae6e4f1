/** Every number that the product promises, in one place. */
export const limits = {
  article: {
    title: 200,
    brief: 1000,
    callOut: 500,
    richText: 200_000,
    tags: 50,
    tag: 60,
    summaryWords: 200,
    imageDescriptionWords: 200,
  },
  /** Of one table in a rich text. */
  table: { columns: 20, rows: 200 },
  doctor: {
    name: 100,
    credentials: 100,
    specialty: 100,
    location: 200,
    description: 200_000,
    linkedin: 300,
    interests: 1000,
    license: 100,
    languages: 20,
    places: 5,
    placePart: 200,
  },
  /** What is kept of unfinished writing, which none of the rules of publication bounds. */
  draft: {
    line: 10_000,
    richText: 400_000,
    items: 200,
    item: 200,
    /** Not counting the trash. With as much in the trash as it may hold, nothing new is begun either. */
    total: 5000,
    trash: 10_000,
    /** Saves of one session. */
    saves: { max: 240, seconds: 60 },
    versionName: 100,
    /** So much writing is between two versions that nobody asked for. */
    versionMinutes: 10,
    presenceSeconds: 45,
    trashDays: 30,
    /** Of versions that nobody asked for: all of a day, one an hour of a week, one a day until they go. */
    versions: { hoursWhole: 24, daysByHour: 7, daysByDay: 90, most: 200 },
    /**
     * Of one record's published versions, and of the others that somebody asked for; and how many bytes
     * the fields of each of the two may have. Past that the oldest go.
     */
    askedVersions: 500,
    versionBytes: 64 * 1024 * 1024,
    /** Of one draft that work at one time. */
    previewLinks: 20,
    previewNote: 200,
    /** How long a link to a preview works. */
    previewDays: [1, 7, 30],
    endedLinkDays: 30,
    /** How long ahead a publication is scheduled. */
    schedule: { minMinutes: 1, maxYears: 2 },
  },
  enquiry: {
    name: 100,
    message: 5000,
    months: 24,
    /** The most enquiries stored per period, whoever sends them. */
    stored: { max: 2000, minutes: 60 },
    spamStored: { max: 500, minutes: 60 },
    spamDays: 30,
    /** A message with at least this many links is spam. */
    spamLinks: 3,
    /** The same message from this many addresses within this many hours is spam. */
    repeated: { addresses: 3, hours: 24 },
  },
  desk: {
    perPage: 50,
    preview: 120,
    /** Of a reply, a note and a canned answer. */
    text: 5000,
    /** A reply that is too long is kept until it is made shorter. */
    draft: 20_000,
    draftDays: 30,
    title: 200,
    cannedAnswers: 200,
    exportRows: 10_000,
    /** Message-IDs that a mail names of its conversation. */
    references: 20,
    /** So much of an incoming mail is fetched, and so many characters of it kept. */
    mailBytes: 1024 * 1024,
    mailText: 20_000,
    attachments: 50,
    /** What is read of it: so many bytes each of its headers, those of its parts and its text; and how long that may take. */
    mailRead: { bytes: 64 * 1024, parts: 1000, seconds: 2 },
    /** How long mails of one conversation may take to read within an hour; as long all reports that name none. */
    mailWork: { seconds: 60, minutes: 60 },
    /**
     * Of one conversation: the newest mails of the patient whose words are kept, their words in bytes, and older
     * mails that are named; how many characters of it are searched.
     */
    conversation: { mails: 200, bytes: 1_000_000, named: 5000, searched: 1_000_000 },
    /** Of a conversation in one response: entries, bytes of their words, and characters of each beyond these. */
    look: { entries: 50, bytes: 150_000, shortened: 200 },
    /** A person who reads the same enquiry, or the same list, within so long is noted once. */
    sameLookMinutes: { enquiry: 5, list: 1 },
  },
  /** `name` of a person; `invitationDays`: so long an invitation waits for the first log-in. */
  people: { name: 100, total: 200, invitationDays: 14 },
  /** How long the audit log is kept, and how much of it one file holds. */
  audit: { months: 24, exported: 10_000 },
  login: {
    codeDigits: 6,
    codeMinutes: 10,
    triesPerCode: 5,
    /** So long after a log-in one may change how one logs in. */
    recentMinutes: 10,
    sessionHours: 12,
    idleHours: 2,
    /** Of one account; all of them can be ended together. */
    sessionsListed: 100,
  },
  /** `withoutCodes`: so many one must have to do without codes; `binaryCharacters`: of each part of a credential. */
  passkeys: {
    name: 100,
    total: 10,
    withoutCodes: 2,
    challengeMinutes: 5,
    binaryCharacters: 20_000,
  },
  /** So many times as much as one IPv6 network (/64) may do all those may together that one customer can have (/48). */
  networksOfOneCustomer: 20,
  /** How often something may be done within how many minutes. */
  rates: {
    codesPerAddress: { max: 5, minutes: 15 },
    loginCallsPerSource: { max: 30, minutes: 15 },
    /**
     * From as many failures on as the codes of one quarter of an hour allow, each has to be waited
     * out: for minutes that double with every few more.
     */
    loginFailuresPerAccount: {
      max: 100,
      minutes: 24 * 60,
      waits: { from: 25, every: 5, minutes: 1, most: 15 },
    },
    /** A log-in after so many failures is told to the account's owner. */
    loginFailuresUnnoticed: { max: 5, minutes: 24 * 60 },
    enquiriesPerSource: { max: 5, minutes: 10 },
    subscriptionsPerSource: { max: 20, minutes: 60 },
    /** Each may mail to somebody who never asked. */
    subscriptionsOfAll: { max: 1000, minutes: 60 },
    repliesPerPerson: { max: 60, minutes: 1 },
    imageUploadsPerAdmin: { max: 200, minutes: 60 },
  },
  email: 254,
  /** Of each list of the panel's first screen. */
  dashboardRows: 5,
  /** Tags of one list. */
  tags: 50,
  /** Articles to which one call does something. */
  bulkArticles: 100,
  recentArticles: 5,
  relatedArticles: 5,
  articlesPerDoctor: 3,
  doctorsOnHome: 4,
  /** Articles, and as many reviewed pages, that a doctor's own page names: the newest. */
  doctorPage: 100,
  /** Characters of a doctor's description in a row of a list, which shows its first lines. */
  excerpt: 4000,
  /** `adminDefault` and `adminMax`: of the panel's lists, when no limit is given and at most. */
  list: {
    default: 100,
    max: 100,
    articlesPerPage: 12,
    doctorsPerPage: 100,
    adminDefault: 500,
    adminMax: 1000,
  },
  searchText: 200,
  /** Characters that a search box takes: a pasted paragraph, yet short enough for an address. */
  searchField: 500,
  /** Searches that nobody made before, of one source: a whole office may share one address. */
  newSearches: { max: 300, seconds: 60 },
  /** Of one network; the rest is dropped. */
  policyReports: { max: 10, seconds: 600 },
  searchDebounceMs: 300,
  /** How many are made, of what at most, and from how many letters on. */
  suggestions: { most: 8, conditions: 2, topics: 3, doctors: 2, shortest: 2, debounceMs: 150 },
  /** References that are offered while one types, from so many letters on. */
  knownReferences: { most: 8, shortest: 2, debounceMs: 150 },
  newsletter: { mailsPerHour: 3, confirmWithinDays: 7 },
  heroSwapMs: 2000,
  carousel: { stepMs: 6000, swipePx: 50 },
  jsonBodyBytes: 1024 * 1024,
  image: {
    bytes: 2 * 1024 * 1024,
    /** Width times height of what may be uploaded. */
    pixels: 40_000_000,
    /** The longer side of what is kept, in pixels. */
    storedSide: 2560,
    /** The longer side to which drawings are rendered, in pixels. */
    drawingSide: 1440,
    total: 50_000,
    name: 200,
    alt: 300,
    trashDays: 30,
    /** Addresses that one source may ask for. */
    addressCalls: { max: 300, seconds: 60 },
  },
  /** What is shown of a page that somebody shares, in pixels. */
  socialImage: { width: 1200, height: 630 },
} as const
