/** Why a text is on this device only: no line, no session, or what the server said. */
export type Reason = 'line' | 'session' | { message: string }

/** Where what was typed is at this moment. */
export type SaveState =
  | { kind: 'untouched' | 'saving' | 'nowhere' }
  | { kind: 'saved' | 'version-kept'; at: Date }
  | { kind: 'on-device'; why: Reason }

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The line at the end of the form. */
export function stateText(state: SaveState): string {
  switch (state.kind) {
    case 'untouched':
      return ''
    case 'saving':
      return 'Saving…'
    case 'nowhere':
      return 'Not kept anywhere yet.'
    case 'saved':
      return `Saved at ${clock.format(state.at)}`
    case 'version-kept':
      return `Version kept at ${clock.format(state.at)}`
    case 'on-device':
      return `Kept on this device. ${reasonText(state.why)}`
  }
}

function reasonText(why: Reason): string {
  if (why === 'line') return 'It will be saved when the connection is back.'
  return why === 'session' ? 'Log in to save it.' : `Not saved: ${why.message}`
}

/** What Submit says while there are two versions of a field. */
export const decideFirst = 'Decide first which text is to stay.'
