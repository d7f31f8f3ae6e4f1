import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { ApiOperation } from './api-operation.tsx'
import type { Schema } from './open-api.ts'

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const record: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 200, description: exampleTexts.longTitle },
    [exampleTexts.longWord]: { type: 'array', items: { type: 'string' } },
  },
  required: ['name'],
}

export const apiReferenceExamples: Examples = {
  bare: (
    <ApiOperation
      operation={{ id: 'get-nothing', method: 'GET', path: '/api/nothing', responses: { 204: {} } }}
    />
  ),
  full: (
    <ApiOperation
      operation={{
        id: 'put-blog',
        method: 'PUT',
        path: `/api/${exampleTexts.longWord}/{id}`,
        summary: 'Change a blog',
        description: exampleTexts.longTitle,
        security: [{}],
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
        requestBody: json(record),
        responses: { 200: json(record), 404: json({ type: 'object', properties: {} }) },
      }}
    />
  ),
}
