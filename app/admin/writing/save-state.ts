/** Why a text is only on this device: no connection, no session, or the server's message. */
export type Reason = 'line' | 'session' | { message: string }

/** Where the typed text is now. */
export type SaveState =
  | { kind: 'untouched' | 'soon' | 'saving' | 'nowhere' }
  | { kind: 'saved' | 'version-kept'; at: Date }
  | { kind: 'on-device'; why: Reason }

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The status line of the form. */
export function stateText(state: SaveState): string {
  switch (state.kind) {
    case 'untouched':
    // Kept on this device, and saved after the next pause: nothing to read while one is writing.
    case 'soon':
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

/** Submit's error while a field has two versions. */
export const decideFirst = 'Decide first which text is to stay.'
