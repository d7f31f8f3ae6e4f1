import { aboutArticle, type Asked, covered, coveredByPage, wholeOf } from './about.ts'
import type { MatchedPage } from './find-answer.ts'
import type { Thesaurus } from './query/thesaurus.ts'

/** What says what an article is about. */
export type ArticleText = { title: string; brief: string; address: string; sample: boolean }
/** `share`: how much of what is asked it covers; 1 is all. `subjects`: how many subjects that are not vague. */
export type ChosenArticle = { article: ArticleText; share: number; subjects: number }

/** The articles found are compared as far as this one: the search has ordered them. */
export const mostCompared = 6
/** An article is shown first if it covers this share of what is asked, and answers if it covers so much more. */
const least = { shown: 0.35, answers: 0.4, more: 0.1 }

/** The article that covers most of what is asked, if it covers enough, and its title some of it. */
export function articleFor(
  asked: Asked,
  articles: readonly ArticleText[],
  thesaurus: Thesaurus,
): ChosenArticle | undefined {
  const whole = wholeOf(asked)
  let best: ChosenArticle | undefined
  for (const article of articles.slice(0, mostCompared)) {
    const about = aboutArticle(article.title, article.brief, thesaurus)
    const share = covered(asked, (subject) => about.get(subject) ?? 0) / whole
    const common = asked.filter(({ subject, isVague }) => !isVague && about.has(subject))
    const isTitled = common.some(({ subject }) => about.get(subject) === 1)
    if (isTitled && share > (best?.share ?? 0)) {
      best = { article, share, subjects: common.length }
    }
  }
  return best && best.share >= least.shown ? best : undefined
}

/**
 * Whether an article covers clearly more of what is asked than the first of the medical pages, and more than the
 * others. A page is more likely meant by who asks about one thing only.
 */
export function answersBetter(
  { share, subjects }: ChosenArticle,
  asked: Asked,
  pages: readonly MatchedPage[],
  thesaurus: Thesaurus,
): boolean {
  if (share < least.answers || (subjects < 2 && pages.length > 0)) return false
  const whole = wholeOf(asked)
  return pages.every(
    (page, at) =>
      share > coveredByPage(asked, page, thesaurus) / whole + (at === 0 ? least.more : 0),
  )
}

/** The first article with one of these subjects in its title. */
export function articleTitled(
  subjects: ReadonlySet<string>,
  articles: readonly ArticleText[],
  thesaurus: Thesaurus,
): ArticleText | undefined {
  return articles.slice(0, mostCompared).find(({ title, brief }) => {
    const about = aboutArticle(title, brief, thesaurus)
    return [...subjects].some((subject) => about.get(subject) === 1)
  })
}
