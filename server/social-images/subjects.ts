import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { academy } from '../../content/academy.ts'
import { home } from '../../content/home.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import { reviewKindOf } from '../../content/medical-pages.ts'
import { memoize } from '../../shared/memoize.ts'
import type { FocalPoint } from '../../shared/picture.ts'
import { parseImageAddress, smallestFile } from '../../shared/image-address.ts'
import type { Card } from './draw-card.ts'
import { projectRoot } from '../core/paths.ts'

/** Version of the design: raise it when `draw-card.ts` changes what it draws. */
const design = 1

/** The fields of an article that its sharing image shows. */
export type SharedArticle = {
  _id: string
  title: string
  author: string
  image_url: string
  sample: boolean
  /** Focal point of its picture, if not the centre. */
  focal?: FocalPoint | undefined
}

/** Identifies a sharing image: its address without the version, and everything that decides how it looks. */
export type Subject = Omit<Card, 'picture' | 'name' | 'mark'> & {
  path: string
  /** The stored picture to show, if any. */
  file?: string
  /** The site's own drawing, shown when there is no file or it is missing. */
  drawing: string
}

export function articleSubject(article: SharedArticle): Subject {
  const { _id, title, author, image_url, sample, focal } = article
  const key = parseImageAddress(image_url)?.key
  return {
    path: `/social/articles/${encodeURIComponent(_id)}.jpg`,
    title,
    subtitle: sample ? 'Sample article' : author,
    drawing: '/pictures/placeholder.svg',
    ...(key && { file: `${key}.jpg` }),
    ...(focal && { focal }),
  }
}

export function medicalPageSubject(page: MedicalPage): Subject {
  const { id, headingName, heading, image } = page
  return {
    path: `/social/${reviewKindOf(page)}s/${id}.jpg`,
    title: headingName,
    subtitle: heading,
    drawing: image.src,
  }
}

/** For pages that have no image of their own. */
export const siteSubject = (): Subject => ({
  path: '/social/site.jpg',
  title: home.tagline,
  subtitle: home.lead,
  drawing: '/pictures/og-default.svg',
  keep: 'right',
})

/** Changes whenever the image would look different. */
export function versionOf(subject: Subject): string {
  return shortHash(JSON.stringify([design, academy.name, academy.mark, subject]))
}

const shortHash = memoize((text) => hash('sha256', text).slice(0, 16), 1_000_000)

const publicFolder = join(projectRoot, 'public')

export function readDrawing(path: string): Promise<Buffer> {
  return readFile(join(publicFolder, path))
}

/** The stored file of the academy's own mark; undefined for the program's. */
export function markFile(): string | undefined {
  const stored = parseImageAddress(academy.mark)
  return stored && smallestFile(stored)
}

export const programMark = '/pictures/logo-mark.svg'
