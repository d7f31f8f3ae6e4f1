const articleId = 'a-patients-guide-to-tmd-what-the-jaw-joint-does-and-how-it-goes-wrong'

/** The pages that are measured: with and without framework scripts, with and without a database list. */
export const pages = {
  home: '/',
  list: '/articles',
  article: `/articles/${articleId}`,
  condition: '/solution/tmd',
  doctors: '/doctors-behind',
  contact: '/contact',
} as const

export type PageName = keyof typeof pages

/** Responses of the API that readers share. */
export const apiCalls = {
  'API list': '/api/user/v1/blogs',
  'API recent': '/api/user/v1/blogs/recent',
  'API one': `/api/user/v1/blogs/${articleId}`,
} as const

/** With this header a response is made anew: a request with a body, even an empty one, is never served from the cache. */
export const madeAnew = { 'content-length': '0' }
