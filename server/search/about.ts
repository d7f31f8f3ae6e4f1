import { vagueWords } from '../../content/everyday-words/same-meaning.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import { medicalPages } from '../../content/medical-pages.ts'
import { signs, type Sign } from '../../content/signs.ts'
import { perWords } from '../../content/words/live.ts'
import { memoize } from '../../shared/memoize.ts'
import { oncePer } from '../../shared/once-per.ts'
import type { Entry } from './everyday-match.ts'
import { builtInThesaurus, type Thesaurus } from './query/thesaurus.ts'
import { isNamed, subjectsOf } from './subjects.ts'

/** What a sentence asks about: its subjects, and how much each says about which page is meant. */
export type Asked = readonly { subject: string; weight: number; isVague: boolean }[]
/** How much a page is about each of its subjects: 1 for what its name says. */
export type About = ReadonlyMap<string, number>

/** Of what a page's name says, its summary, and what is said of it elsewhere. */
const strengthOf = { name: 1, everyday: 0.8, heading: 0.7, summary: 0.6 }
/** The weight of a vague word, compared with another one that is as rare. */
const vague = 0.25
/** A subject of no medical page counts as if it were one of this many. */
const unknownAsOf = 2

/** "No pain" does not ask about pain. */
const denied = /\b(?:no|without|not any|doesnt|does not|isnt|dont have) \w+/g
const atNight = / at night /g

export function askedIn(text: string, thesaurus: Thesaurus): Asked {
  const meant = text.replace(denied, ' ').replace(atNight, ' ')
  const { rarityOf } = pagesBy(thesaurus)
  const vagueSubjects = vagueBy(thesaurus)
  return subjectsOf(meant, thesaurus).map((subject) => {
    const isVague = vagueSubjects.has(subject)
    return { subject, isVague, weight: rarityOf(subject) * (isVague ? vague : 1) }
  })
}

/** The weight of all that a sentence asks about. */
export const wholeOf = (asked: Asked): number =>
  asked.reduce((total, { weight }) => total + weight, 0)

/** How much of it a page is about. */
export function covered(asked: Asked, strength: (subject: string) => number): number {
  return asked.reduce((total, { subject, weight }) => total + weight * strength(subject), 0)
}

/** Computed once for each thesaurus, which only editors of synonyms replace. */
const pagesByThesaurus = perWords(() =>
  oncePer((thesaurus: Thesaurus) => {
    const about = new Map(medicalPages.map((page) => [page, aboutMedical(page, thesaurus)]))
    const pagesWith = new Map<string, number>()
    for (const subjects of about.values()) {
      for (const subject of subjects.keys()) {
        pagesWith.set(subject, (pagesWith.get(subject) ?? 0) + 1)
      }
    }
    const rarityOf = (subject: string) =>
      Math.log(1 + medicalPages.length / Math.max(unknownAsOf, pagesWith.get(subject) ?? 0))
    return { about, rarityOf }
  }),
)
const pagesBy = (thesaurus: Thesaurus) => pagesByThesaurus()(thesaurus)

const vagueBy = oncePer(
  (thesaurus: Thesaurus) =>
    new Set(
      [...vagueWords]
        .flatMap((word) => subjectsOf(word, thesaurus))
        .filter((subject) => !isNamed(subject)),
    ),
)

function aboutMedical(page: MedicalPage, thesaurus: Thesaurus): About {
  const { shortName, otherNames = [], headingName, heading, description, types, symptoms } = page
  const named = Object.values<Sign>(signs).filter(({ mentionedBy }) =>
    Object.hasOwn(mentionedBy, page.id),
  )
  return aboutTexts(
    [
      [strengthOf.name, [shortName, ...otherNames]],
      [strengthOf.heading, [headingName]],
      [
        strengthOf.summary,
        [
          heading,
          description,
          ...symptoms.nightTime,
          ...symptoms.dayTime,
          ...types.map(({ type }) => type),
          ...named.map(({ words }) => words),
        ],
      ],
    ],
    thesaurus,
  )
}

/** How much of what is asked a medical page covers, whose everyday words in these entries the sentence has. */
export function coveredByPage(
  asked: Asked,
  { page, entries }: { page: MedicalPage; entries: readonly Entry[] },
  thesaurus: Thesaurus,
): number {
  const about = pagesBy(thesaurus).about.get(page)!
  const everyday = new Set(entries.flatMap(entrySubjects(thesaurus)))
  return covered(asked, (subject) =>
    Math.max(about.get(subject) ?? 0, everyday.has(subject) ? strengthOf.everyday : 0),
  )
}

/** Whether one of the entries says all that is asked, but for vague words. */
export function isAllSaid(asked: Asked, entries: readonly Entry[], thesaurus: Thesaurus): boolean {
  const clear = asked.filter(({ isVague }) => !isVague)
  return entries.some((entry) => {
    const said = entrySubjects(thesaurus)(entry)
    return clear.every(({ subject }) => said.includes(subject))
  })
}

/** What those entries name that are a single word or phrase. */
export function namesOf(entries: readonly Entry[], thesaurus: Thesaurus): ReadonlySet<string> {
  const single = entries.filter(({ slots }) => slots.length === 1)
  return new Set(single.flatMap(entrySubjects(thesaurus)))
}

const entrySubjects = oncePer((thesaurus: Thesaurus) =>
  oncePer(({ words }: Entry) => words.flatMap((word) => subjectsOf(word, thesaurus))),
)

/** What an article is about: its title, with how many subjects that has, its summary and topics. */
export function aboutArticle(
  { title, brief, tags }: { title: string; brief: string; tags: string },
  thesaurus: Thesaurus,
): { about: About; inTitle: number } {
  return aboutArticles(thesaurus)(title, brief, tags)
}

const aboutArticles = oncePer((thesaurus: Thesaurus) =>
  memoize((title: string, ...summary: string[]) => {
    const about = aboutTexts(
      [
        [strengthOf.name, [title]],
        [strengthOf.summary, summary],
      ],
      thesaurus,
    )
    const inTitle = [...about.values()].filter((strength) => strength === strengthOf.name).length
    return { about, inTitle }
  }, 400_000),
)

/** `texts`: strongest first. */
function aboutTexts(
  texts: [strength: number, texts: readonly string[]][],
  thesaurus = builtInThesaurus,
): About {
  const about = new Map<string, number>()
  for (const [strength, all] of texts) {
    for (const text of all) {
      for (const subject of subjectsOf(text, thesaurus, true)) {
        if (!about.has(subject)) about.set(subject, strength)
      }
    }
  }
  return about
}
