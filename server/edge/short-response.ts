import { plainErrorPage, plainErrorPolicy } from '../http/plain-error-page.ts'
import { isApiPath } from '../http/needs-session.ts'

type ShortResponse = { headers: Record<string, string>; text: string }

/** Builds an error response outside the framework: JSON for the API, a plain page for readers. */
export function shortResponse(
  url: string | undefined,
  { status, message, requestId }: { status: number; message: string; requestId?: string },
  headersOfAll: Record<string, string>,
): ShortResponse {
  const isApi = isApiPath(url ?? '')
  const text = isApi ? JSON.stringify({ message }) : plainErrorPage(status, requestId)
  return {
    headers: {
      ...headersOfAll,
      'content-security-policy': plainErrorPolicy,
      'content-type': `${isApi ? 'application/json' : 'text/html'}; charset=utf-8`,
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
    },
    text,
  }
}
