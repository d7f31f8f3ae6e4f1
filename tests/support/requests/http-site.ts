/** A site called over HTTP, wherever it runs. */
export type HttpSite = {
  url: string
  /** Sends a request to a path of the site. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
}

export function httpSite(
  url: string,
  request: HttpSite['fetch'] = (path, init) => fetch(url + path, init),
): HttpSite {
  return {
    url,
    fetch: request,
    postJson: (path, body, headers) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}
