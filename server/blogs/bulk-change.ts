import { setImmediate as afterOthers } from 'node:timers/promises'
import type { BulkChange, BulkResult } from '../../shared/blog.ts'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { changeContent } from '../database/transaction.ts'
import type { Asker } from '../people/permit.ts'
import type { createBlogWriter } from './blog-writer.ts'
import { publishAgain } from './publish-again.ts'
import { isTag, retagBlogs, type TagChange } from './retag.ts'

type Writer = Pick<ReturnType<typeof createBlogWriter>, 'publish' | 'remove' | 'unpublish'>
type Change = Omit<BulkChange, 'ids'>

type Done = {
  changed: string[]
  failed: BulkResult['failed']
  /**
   * Set if it stopped early because of an error that is not about one article: the error, and the ids left
   * unchanged.
   */
  stopped?: { error: unknown; ids: string[] }
}

/**
 * Makes one change to several articles, each in its own transaction. Throws if it fails for the first; if
 * it fails later, returns what was done until then.
 */
export function createBulkChange(db: Database, clock: Clock, writer: Writer) {
  async function retag(id: string, change: TagChange, asker: Asker): Promise<boolean> {
    const changed = await changeContent(db, async (trx) => {
      await asker.permit(trx)
      const blog = await trx
        .selectFrom('blogs')
        .select('number')
        .where('id', '=', id)
        .executeTakeFirst()
      return retagBlogs(trx, [found(blog).number], { change, clock, by: asker.by })
    })
    return changed.length > 0
  }

  /** Returns whether anything changed. Throws if the change is not allowed. */
  async function changeOne(id: string, { action, tag = '' }: Change, asker: Asker) {
    switch (action) {
      case 'unpublish':
        return found(await writer.unpublish(id, undefined, asker))
      case 'trash':
        return found(await writer.remove(id, asker))
      case 'publish':
        return changeContent(db, async (trx) => {
          await asker.permit(trx)
          return publishAgain(trx, writer, id, asker.by)
        })
      case 'add tag':
        return retag(id, adding(tag), asker)
      case 'remove tag':
        return retag(id, removing(tag), asker)
    }
  }

  return async (given: string[], change: Change, asker: Asker): Promise<Done> => {
    const changed: string[] = []
    const failed: BulkResult['failed'] = []
    const ids = [...new Set(given)]
    for (const [place, id] of ids.entries()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- changes of content wait for each other
        if (await changeOne(id, change, asker)) changed.push(id)
      } catch (error) {
        // A person who may not do this may do it to none of them.
        const isOfOne = error instanceof HttpError && error.status !== 401 && error.status !== 403
        if (isOfOne) failed.push({ id, message: error.message })
        else if (changed.length === 0) throw error
        else return { changed, failed, stopped: { error, ids: ids.slice(place) } }
      }
      // oxlint-disable-next-line no-await-in-loop -- other requests run in between
      await afterOthers()
    }
    return { changed, failed }
  }
}

function found<Value>(value: Value | undefined | false): Value {
  if (!value) throw new HttpError(404, 'Article not found')
  return value
}

function adding(tag: string): TagChange {
  return (tags) => {
    if (tags.some(isTag(tag))) return tags
    if (tags.length < limits.article.tags) return [...tags, tag]
    throw new HttpError(400, `Too many tags. Limit is ${limits.article.tags}.`)
  }
}

/** Keeps the last tag, because an article needs one. */
function removing(tag: string): TagChange {
  const isGone = isTag(tag)
  return (tags) => {
    const rest = tags.filter((other) => !isGone(other))
    if (rest.length === tags.length) return tags
    if (rest.length > 0) return rest
    throw new HttpError(400, 'At least one Tag is required.')
  }
}
