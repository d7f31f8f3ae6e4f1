import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { recognisePanelCalls } from './panel-calls.ts'

it('D-15: recognises calls of each route that needs a session, and no others', () => {
  const app = Fastify()
  const isPanelCall = recognisePanelCalls(app)
  const respond = async () => 'fine'
  app.get('/api/admin/v1/drafts/:key/versions/:number', respond)
  app.put('/api/admin/v1/drafts/:key', respond)
  app.get('/api/admin/v1/audit.csv', respond)
  app.post('/api/admin/v1/auth/send-otp', { config: { public: true } }, respond)
  app.get('/api/*', { config: { public: true } }, respond)
  app.get('/admin', respond)
  const panel = [
    ['GET', '/api/admin/v1/drafts/blog.x/versions/3'],
    ['HEAD', '/api/admin/v1/drafts/blog.x/versions/3'],
    ['PUT', '/api/admin/v1/drafts/blog.x?base=1'],
    ['GET', '/api/admin/v1/audit.csv'],
  ]
  for (const [method = '', url = ''] of panel) expect(isPanelCall({ method, url }), url).toBe(true)
  const others = [
    ['GET', '/api/admin/v1/drafts/blog.x'],
    ['PUT', '/api/admin/v1/drafts/blog.x/more'],
    ['PUT', '/api/admin/v1/drafts/'],
    ['GET', '/api/admin/v1/auditxcsv'],
    ['POST', '/api/admin/v1/auth/send-otp'],
    ['GET', '/api/user/v1/blogs'],
    ['GET', '/admin'],
  ]
  for (const [method = '', url = ''] of others)
    expect(isPanelCall({ method, url }), url).toBe(false)
})
