import { limits } from '../../../shared/limits.ts'
import { ArticleList } from '../article-list/article-list.tsx'
import { PageIntro } from '../page-intro/page-intro.tsx'
import { Paging } from '../paging/paging.tsx'
import { ArticleSearch, ArticleSort } from './article-search.tsx'
import { articlesAddress } from './articles-address.ts'
import { NothingFound } from './nothing-found.tsx'
import { AnswerCard } from './answer-card.tsx'
import type { FoundArticlesProps } from './found-articles-props.ts'
import { OtherPages } from './other-pages.tsx'
import { useArticleSearch } from './use-article-search.ts'

/** The article list with its search, which updates as the reader types. */
export function FoundArticles(onArrival: FoundArticlesProps) {
  const { found, loading, failure, ask, askSoon, open } = useArticleSearch(onArrival)
  const { query, cut, sort, page, pages, total, articles, answer, also, conditions, doctors } =
    found
  const marked = [...articles, ...doctors].some(({ sample }) => !sample)
  // Fixed on arrival, so that the field does not move while the reader types.
  const low = onArrival.query !== ''
  return (
    <>
      <PageIntro title="Articles" kind={low ? 'plain' : 'question'}>
        {!low && <p>{found.intro}</p>}
        <ArticleSearch query={query} onType={askSoon} onSubmit={() => ask({ again: true })} />
      </PageIntro>
      {/* Only links are pressed, which the keyboard presses too. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="wrap stack-wide"
        onClick={({ target }) => {
          if ((target as Element).closest('a:not(.nothing-found a)')) open()
        }}
      >
        {answer && <AnswerCard answer={answer} marked={marked} />}
        <OtherPages {...{ conditions, doctors, marked }} {...(also && { also })} />
        <div className="articles-bar">
          <div aria-live="polite">
            <p>{loading ? 'Loading articles...' : `Search results: ${total} article(s)`}</p>
            {cut && (
              <p>
                Your search is longer than {limits.searchText} characters, so we searched only for
                its first words: “{query}”
              </p>
            )}
          </div>
          <ArticleSort query={query} sort={sort} onChange={() => ask()} />
        </div>
        <div className="articles-found stack-wide" aria-busy={loading}>
          {articles.length > 0 ? (
            <ArticleList
              {...{ articles, marked }}
              look={query ? 'found' : 'cards'}
              headingLevel={2}
            />
          ) : (
            <NothingFound
              query={query}
              answered={answer !== undefined}
              drawing={found.nothingFoundDrawing}
              failure={failure}
            />
          )}
          <Paging
            page={page}
            pages={pages}
            addressOf={(number) => articlesAddress({ query, sort, page: number })}
          />
        </div>
      </div>
    </>
  )
}
