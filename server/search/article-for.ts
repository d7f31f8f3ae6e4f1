import { aboutArticle, type Asked, covered, coveredByPage, isAllSaid, wholeOf } from './about.ts'
import type { MatchedPage } from './find-answer.ts'
import type { Thesaurus } from './query/thesaurus.ts'

/** What says what an article is about. */
export type ArticleText = {
  title: string
  brief: string
  /** Its topics. */
  tags: string
  address: string
  sample: boolean
}
/** `share`: how much of what is asked it covers; 1 is all. `subjects`: how many subjects that are not vague. */
export type ChosenArticle = { article: ArticleText; share: number; subjects: number }

/** An article is shown first if it covers this share of what is asked, and answers if it covers so much more. */
const least = { shown: 0.35, answers: 0.4, more: 0.07 }

const titleBonus = 0.1

/**
 * Whether an article is shown before the list, which has all about a single subject: for one, only if the page that is
 * named covers less of it.
 */
export function isShown(
  { share }: ChosenArticle,
  asked: Asked,
  named: MatchedPage | undefined,
  thesaurus: Thesaurus,
): boolean {
  if (asked.filter(({ isVague }) => !isVague).length > 1) return true
  return named !== undefined && share > coveredByPage(asked, named, thesaurus) / wholeOf(asked)
}

/** The article that covers most of what is asked, if it covers enough, and its title some of it. */
export function articleFor(
  asked: Asked,
  articles: readonly ArticleText[],
  thesaurus: Thesaurus,
): ChosenArticle | undefined {
  const whole = wholeOf(asked)
  let best: (ChosenArticle & { score: number }) | undefined
  for (const article of articles) {
    const { about, inTitle } = aboutArticle(article, thesaurus)
    const share = covered(asked, (subject) => about.get(subject) ?? 0) / whole
    const common = asked.filter(({ subject, isVague }) => !isVague && about.has(subject))
    const titled = common.filter(({ subject }) => about.get(subject) === 1).length
    // Of two that cover as much, the one whose title says little else.
    const score = share + (titleBonus * titled) / inTitle
    if (titled > 0 && score > (best?.score ?? 0)) {
      best = { article, share, score, subjects: common.length }
    }
  }
  return best && best.share >= least.shown ? best : undefined
}

/**
 * Whether an article covers clearly more of what is asked than the first of the medical pages, and not less than the
 * others. The page is meant by who asks about one thing only, or says no more than its everyday words.
 */
export function answersBetter(
  { share, subjects }: ChosenArticle,
  asked: Asked,
  [first, ...others]: readonly MatchedPage[],
  thesaurus: Thesaurus,
): boolean {
  const shareOf = (page: MatchedPage) => coveredByPage(asked, page, thesaurus) / wholeOf(asked)
  if (share < least.answers) return false
  if (!first) return true
  return (
    subjects > 1 &&
    !isAllSaid(asked, first.entries, thesaurus) &&
    share >= shareOf(first) + least.more &&
    others.every((page) => share >= shareOf(page))
  )
}

/** The first article with one of these subjects in its title. */
export function articleTitled(
  subjects: ReadonlySet<string>,
  articles: readonly ArticleText[],
  thesaurus: Thesaurus,
): ArticleText | undefined {
  return articles.find((article) => {
    const { about } = aboutArticle(article, thesaurus)
    return [...subjects].some((subject) => about.get(subject) === 1)
  })
}
