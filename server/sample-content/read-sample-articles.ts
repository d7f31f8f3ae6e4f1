import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { marked } from 'marked'
import { works } from '../../content/works/works.ts'
import { solutions } from '../../shared/blog-fields.ts'
import type { Work } from '../../shared/reference.ts'
import { projectRoot } from '../core/paths.ts'
import type { SampleArticle } from './sample.ts'

const articlesFolder = join(projectRoot, 'server/sample-content/articles')

/** Reads all sample articles, oldest first. Throws if a file lacks a line or a part, or cites an unknown work. */
export async function readSampleArticles(): Promise<SampleArticle[]> {
  const files = await readdir(articlesFolder)
  const articles = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(articlesFolder, file), 'utf8')
      return parseArticle(text, basename(file, '.md'))
    }),
  )
  return articles.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}

/**
 * Parses lines of `name: value` between two lines of dashes, then the Markdown parts `# Summary`,
 * `# Text` and `# Beside the picture`. The picture has the same name as the file.
 */
function parseArticle(text: string, name: string): SampleArticle {
  const [, head = '', body = ''] = text.split(/^---\n/m)
  const lines = new Map(head.trim().split('\n').map(splitLine))
  const parts = new Map(body.split(/^# /m).slice(1).map(splitPart))
  const take = (values: Map<string, string>, key: string): string => {
    const value = values.get(key)
    if (!value) throw new Error(`the sample article ${name} has no ${key}`)
    return value
  }
  const line = (key: string) => take(lines, key)
  const list = (key: string) => line(key).split(', ')
  const html = (part: string) => marked.parse(take(parts, part), { async: false }).trim()
  return {
    title: line('title'),
    brief_description: line('brief_description'),
    blog_summary: html('Summary'),
    long_description: html('Text'),
    img_description: html('Beside the picture'),
    picture_shows: line('picture_shows'),
    call_out: line('call_out'),
    tags: list('tags'),
    solution: solutionNamed(line('solution')),
    author: line('author'),
    image: name,
    createdAt: line('createdAt'),
    references: list('references').map(workNamed),
  }
}

function splitLine(line: string): [name: string, value: string] {
  const [name = '', ...value] = line.split(': ')
  return [name, value.join(': ')]
}

function splitPart(part: string): [heading: string, markdown: string] {
  const end = part.indexOf('\n')
  return [part.slice(0, end), part.slice(end)]
}

function solutionNamed(name: string): (typeof solutions)[number] {
  const solution = solutions.find((known) => known === name)
  if (!solution) throw new Error(`no solution is called ${name}`)
  return solution
}

function workNamed(name: string): Work {
  const work = (works as Record<string, Work>)[name]
  if (!work) throw new Error(`no work is called ${name}`)
  return work
}
