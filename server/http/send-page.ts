import type { FastifyReply, FastifyRequest } from 'fastify'

type Part = { limit: number; page: number }

/** Returns one page of a list held in memory. */
export function sectionOf<Item>(all: readonly Item[], { limit, page }: Part) {
  return { items: all.slice((page - 1) * limit, page * limit), total: all.length }
}

/** Returns one page of a list, and sets headers with the total and the next page. */
export function sendPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  { limit, page }: Part,
  { items, total }: { items: Item[]; total: number },
) {
  void reply.header('x-total-count', total)
  if (page * limit < total) {
    const [path = '', query = ''] = request.url.split('?')
    const next = new URLSearchParams(query)
    next.set('page', String(page + 1))
    void reply.header('link', `<${path}?${next}>; rel="next"`)
  }
  return items
}
