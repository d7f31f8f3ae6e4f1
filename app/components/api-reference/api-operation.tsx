import { FieldList } from './field-list.tsx'
import type { Body, ListedOperation } from './open-api.ts'
import { bodySchema, schemaFields, schemaText } from './schema-text.ts'

/** One API operation: what it does, takes and returns. */
export function ApiOperation({ operation }: { operation: ListedOperation }) {
  const { id, method, path, summary, description, parameters = [], responses = {} } = operation
  const body = bodySchema(operation.requestBody)
  return (
    <article className="api-operation" id={id} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>{summary ?? `${method} ${path}`}</h3>
      <p className="api-call">
        <span className={`api-method api-${method.toLowerCase()}`}>{method}</span>{' '}
        <code>{path}</code>
      </p>
      {description && <p>{description}</p>}
      {operation.security && operation.security.length > 0 && (
        <p className="quiet">Needs the header Authorization: Bearer.</p>
      )}
      {parameters.length > 0 && (
        <>
          <h4>Parameters</h4>
          <FieldList
            asked
            fields={parameters.map(({ name, schema = {}, required = false, ...rest }) => ({
              name,
              text: `${schemaText(schema)}, in the ${rest.in}`,
              required,
              note: rest.description ?? schema.description ?? '',
            }))}
          />
        </>
      )}
      {body && (
        <>
          <h4>Body</h4>
          <FieldList asked fields={schemaFields(body)} />
        </>
      )}
      <h4>Responses</h4>
      <ul className="api-responses" role="list">
        {Object.entries(responses).map(([status, response]) => (
          <li key={status}>
            <Response status={status} response={response} />
          </li>
        ))}
      </ul>
    </article>
  )
}

function Response({ status, response }: { status: string; response: Body }) {
  const schema = bodySchema(response)
  const fields = schema ? schemaFields(schema) : []
  if (!schema || fields.length === 0) return <strong>{status}</strong>
  return (
    <details>
      <summary>
        <strong>{status}</strong> {schema.type === 'array' ? schemaText(schema) : 'an object'}
      </summary>
      <FieldList fields={fields} />
    </details>
  )
}
