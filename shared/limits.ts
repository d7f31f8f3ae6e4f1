/** All limits of the product, in one place. */
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
  /** Per table in a rich text. */
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
  /** Limits of drafts, which need not meet the rules for publication. */
  draft: {
    line: 10_000,
    richText: 400_000,
    items: 200,
    item: 200,
    /** Not counting the trash. A full trash blocks new drafts too. */
    total: 5000,
    trash: 10_000,
    /** Saves per session. */
    saves: { max: 240, seconds: 60 },
    versionName: 100,
    /** Time between two automatically saved versions. */
    versionMinutes: 10,
    presenceSeconds: 45,
    trashDays: 30,
    /** Automatically saved versions kept: all for a day, hourly ones for a week, daily ones until they expire. */
    versions: { hoursWhole: 24, daysByHour: 7, daysByDay: 90, most: 200 },
    /**
     * Applies to one record's published versions, and separately to its others that somebody asked for: how
     * many are kept, and the total bytes of their fields. Beyond that the oldest are deleted.
     */
    askedVersions: 500,
    versionBytes: 64 * 1024 * 1024,
    /** Valid links per draft. */
    previewLinks: 20,
    previewNote: 200,
    /** Choices for how long a preview link is valid. */
    previewDays: [1, 7, 30],
    endedLinkDays: 30,
    /** How far ahead a publication can be scheduled. */
    schedule: { minMinutes: 1, maxYears: 2 },
  },
  /** Remarks on a text, in characters unless said otherwise. */
  remark: {
    body: 2000,
    suggestion: 5000,
    quote: 1000,
    /** Of the words on one side of the passage. */
    context: 64,
    /** Open remarks of one text: from all together, and from one person or one doctor behind links. */
    open: 500,
    openOfOne: 100,
    /** Of those that are not open any more, a text keeps the newest. */
    closed: 500,
    /** Replies to one remark. */
    replies: 50,
    /** Remarks that are not open any more, in a list. */
    closedListed: 100,
  },
  enquiry: {
    name: 100,
    message: 5000,
    /** Characters about the days that suit for an appointment, and of a page's path. */
    days: 200,
    path: 200,
    months: 24,
    /** The most enquiries stored per period, from all senders together. */
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
    /** Characters of a reply, a note or a canned answer. */
    text: 5000,
    /** Characters of a reply being written, which may be too long to send. */
    draft: 20_000,
    draftDays: 30,
    title: 200,
    cannedAnswers: 200,
    exportRows: 10_000,
    /** Message-IDs of its conversation that a mail refers to. */
    references: 20,
    /** Of an incoming mail: bytes fetched, and characters and attachments kept. */
    mailBytes: 1024 * 1024,
    mailText: 20_000,
    attachments: 50,
    /** Limits for parsing it: `bytes` each of its headers, of its parts' headers and of its text. */
    mailRead: { bytes: 64 * 1024, parts: 1000, seconds: 2 },
    /** Parsing time per hour for the mails of one conversation, and for all reports that belong to none. */
    mailWork: { seconds: 60, minutes: 60 },
    /**
     * Per conversation: `mails` and `bytes` limit the patient's newest mails whose text is kept, `named` the
     * older ones listed without it, `searched` the characters that are searched.
     */
    conversation: { mails: 200, bytes: 1_000_000, named: 5000, searched: 1_000_000 },
    /** A conversation in one response: entries, bytes of their texts, and characters of each text beyond that. */
    look: { entries: 50, bytes: 150_000, shortened: 200 },
    /** Repeated views of the same enquiry or list by one person within this time are logged once. */
    sameLookMinutes: { enquiry: 5, list: 1 },
    /** A mail may join a conversation by its address for so long after the conversation's last mail. */
    joinDays: 90,
    /** Attached files that are read from the mailbox: the largest, and how many at once. */
    file: { bytes: 25 * 1024 * 1024, atOnce: 4 },
    /** How far ahead an enquiry can be put off. */
    laterDays: 180,
    /** Enquiries per bulk action, and how long it can be undone. */
    bulk: 100,
    undoSeconds: 60,
    /** Enquiries of the same address shown beside one. */
    others: 20,
    /** How long somebody who has an enquiry open counts as there. */
    presentSeconds: 15,
    /** At most one mail of a kind about one enquiry within this time. */
    tellMinutes: 10,
    /** Characters of a mail server's sentence about a failed reply. */
    failure: 200,
    telephone: 40,
    /** Characters of the days that suit a patient. */
    days: 200,
  },
  /** `invitationDays`: how long an invitation is valid without a first log-in. */
  people: { name: 100, total: 200, invitationDays: 14 },
  /** How many days backups may live, and so how long the list of erased addresses is kept. */
  persons: { backupDays: 90 },
  /** How long the audit log is kept, and how many rows one exported file may have. */
  audit: { months: 24, exported: 10_000 },
  login: {
    codeDigits: 6,
    codeMinutes: 10,
    triesPerCode: 5,
    /** How long after a log-in a person may change how they log in. */
    recentMinutes: 10,
    sessionHours: 12,
    idleHours: 2,
    /** Sessions listed per account. There may be more; all can be ended together. */
    sessionsListed: 100,
  },
  /** `withoutCodes`: passkeys required to turn codes off; `binaryCharacters`: per part of a credential. */
  passkeys: {
    name: 100,
    total: 10,
    withoutCodes: 2,
    challengeMinutes: 5,
    binaryCharacters: 20_000,
  },
  /** All IPv6 networks (/64) of one customer (/48) together get this many times the limit of one. */
  networksOfOneCustomer: 20,
  /** At most `max` times within `minutes`. */
  rates: {
    codesPerAddress: { max: 5, minutes: 15 },
    loginCallsPerSource: { max: 30, minutes: 15 },
    /**
     * Once there are as many failures as the codes sent in 15 minutes allow, each further one requires a
     * wait, which doubles every few failures.
     */
    loginFailuresPerAccount: {
      max: 100,
      minutes: 24 * 60,
      waits: { from: 25, every: 5, minutes: 1, most: 15 },
    },
    /** After this many failures, the account's owner is notified of the next log-in. */
    loginFailuresUnnoticed: { max: 5, minutes: 24 * 60 },
    enquiriesPerSource: { max: 5, minutes: 10 },
    subscriptionsPerSource: { max: 20, minutes: 60 },
    /** In total, because each may send mail to somebody who never asked for it. */
    subscriptionsOfAll: { max: 1000, minutes: 60 },
    leaveMailsPerAddress: { max: 3, minutes: 60 },
    repliesPerPerson: { max: 60, minutes: 1 },
    imageUploadsPerAdmin: { max: 200, minutes: 60 },
  },
  email: 254,
  /** Rows per list on the panel's first screen. */
  dashboardRows: 5,
  /** Tags per list. */
  tags: 50,
  similarTags: 20,
  /** Articles per bulk action. */
  bulkArticles: 100,
  recentArticles: 5,
  relatedArticles: 5,
  articlesPerDoctor: 3,
  doctorsOnHome: 4,
  /** Articles on a doctor's own page, newest first; the same limit applies to reviewed pages. */
  doctorPage: 100,
  /** Characters of a doctor's description in a list row, which shows only its first lines. */
  excerpt: 4000,
  /** `adminDefault` and `adminMax`: the default and maximum page size of the panel's lists. */
  list: {
    default: 100,
    max: 100,
    articlesPerPage: 12,
    doctorsPerPage: 100,
    adminDefault: 500,
    adminMax: 1000,
  },
  searchText: 200,
  /** Characters a search box accepts: enough for a pasted paragraph, short enough for a URL. */
  searchField: 500,
  /** Uncached searches per source: a whole office may share one IP address. */
  newSearches: { max: 300, seconds: 60 },
  /** Reports per network; the rest are dropped. */
  policyReports: { max: 10, seconds: 600 },
  /**
   * What is counted of readers. `sourcesPerDay` limits the hosts stored per day, `hidden` the numbers that are not
   * shown, `reports` what one source may say of pages it has seen or found useful.
   */
  figures: {
    months: 25,
    sourcesPerDay: 100,
    sources: 50,
    pages: 500,
    hidden: 4,
    reports: { max: 60, seconds: 60 },
    reportBytes: 300,
  },
  searchDebounceMs: 300,
  /** The total, the most of each kind, and the shortest text that gets suggestions. */
  suggestions: { most: 8, conditions: 2, topics: 3, doctors: 2, shortest: 2, debounceMs: 150 },
  /** References suggested while typing, for texts of at least `shortest` letters. */
  knownReferences: { most: 8, shortest: 2, debounceMs: 150 },
  /** Groups in all, words in a group, characters of a word. */
  synonyms: { groups: 500, fewestWords: 2, mostWords: 20, word: 40 },
  /** Recommended articles in all, and before the results of one search. */
  promoted: { total: 200, most: 3 },
  /**
   * Searches that are counted: `characters` and `words` of the longest, how many are collected between two
   * writes, and different ones per day. A text is stored once it was searched for `times` within `days`.
   */
  searches: {
    characters: 60,
    words: 6,
    collected: 1000,
    perDay: 20_000,
    times: 5,
    days: 30,
    months: 25,
    listed: 500,
    restMs: 3000,
  },
  newsletter: {
    mailsPerHour: 3,
    confirmWithinDays: 7,
    subject: 150,
    introWords: 200,
    intro: 10_000,
    articles: 10,
    perPage: 50,
    /** How long an address that does not exist is kept, and who got which issue. */
    bouncedDays: 30,
    deliveryDays: 60,
  },
  heroSwapMs: 2000,
  carousel: { stepMs: 6000, swipePx: 50 },
  jsonBodyBytes: 1024 * 1024,
  /** Old addresses that lead on: characters of a path, rows in all, and lines and bytes of a list. */
  redirects: { path: 1000, total: 20_000, lines: 5000, bytes: 4 * 1024 * 1024 },
  image: {
    bytes: 2 * 1024 * 1024,
    /** Largest width times height of an upload. */
    pixels: 40_000_000,
    /** The longer side of a stored picture, in pixels. */
    storedSide: 2560,
    /** The longer side of a rendered drawing, in pixels. */
    drawingSide: 1440,
    total: 50_000,
    name: 200,
    alt: 300,
    trashDays: 30,
    /** Addresses that one source may request. */
    addressCalls: { max: 300, seconds: 60 },
  },
  /** Size of the image shown when somebody shares a page, in pixels. */
  socialImage: { width: 1200, height: 630 },
} as const
