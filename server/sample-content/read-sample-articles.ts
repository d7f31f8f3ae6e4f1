import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../core/paths.ts'
import type { SampleArticle } from './sample.ts'

const articlesFolder = join(projectRoot, 'server/sample-content/articles')

/** All sample articles, the oldest first. */
export async function readSampleArticles(): Promise<SampleArticle[]> {
  const files = await readdir(articlesFolder)
  const articles = await Promise.all(
    files.map(async (file) => {
      const module = (await import(join(articlesFolder, file))) as { article: SampleArticle }
      return module.article
    }),
  )
  return articles.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}
