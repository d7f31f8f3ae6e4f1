/** The kinds of callouts in rich text, with their names as readers see them. */
export const callouts = {
  note: 'Note',
  do: 'Do',
  avoid: 'Avoid',
  help: 'Get help',
} as const

type CalloutKind = keyof typeof callouts

export function isCalloutKind(kind: unknown): kind is CalloutKind {
  return typeof kind === 'string' && Object.hasOwn(callouts, kind)
}

/** Adds its name to the start of each callout in clean rich text. */
export function nameCallouts(html: string): string {
  return html.replace(/<aside data-kind="([a-z]+)">/g, (start, kind: string) =>
    isCalloutKind(kind) ? `${start}<p class="callout-name">${callouts[kind]}</p>` : start,
  )
}
