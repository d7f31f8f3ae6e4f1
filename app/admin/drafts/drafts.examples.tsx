import { type ReactNode, useState } from 'react'
import type { PreviewLink } from '../../../shared/draft.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { UnreachableError } from '../client/request.ts'
import { MadeLink } from './made-link.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PreviewLinks } from './preview-links.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { type DraftBadge, StateBadge } from './state-badge.tsx'

const nothing = () => {}
const save = async () => ({ key: `new.${'a'.repeat(32)}`, version: 3 })
const unreachable = () => Promise.reject(new UnreachableError('no answer'))
const url = `https://site.example/preview/${'Ab3_'.repeat(10)}xyz`

const link: PreviewLink = {
  _id: 'one',
  note: '',
  createdAt: '2026-11-20T09:00:00.000Z',
  createdBy: 'admin@example.org',
  expiresAt: '2026-11-27T09:00:00.000Z',
  seenAt: null,
  views: 0,
}
const links: PreviewLink[] = [
  link,
  { ...link, _id: 'two', createdBy: `${exampleTexts.longWord}@example.org` },
  { ...link, _id: 'three', seenAt: '2026-11-21T10:30:00.000Z', views: 12 },
]

const previewCalls = (list: PreviewLink[]) => ({
  previews: async () => list,
  makePreview: async () => ({ _id: 'new', expiresAt: link.expiresAt, url }),
  revokePreview: async () => undefined,
})
const unreachableCalls = {
  previews: unreachable,
  makePreview: unreachable,
  revokePreview: unreachable,
}

type OpenerProps = { name: string; children: (close: () => void) => ReactNode }

function Opener({ name, children }: OpenerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button className="button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      {open && children(() => setOpen(false))}
    </>
  )
}

function Schedule({ scheduledAt }: { scheduledAt: string | null }) {
  return (
    <Opener name={scheduledAt ? 'a schedule to change' : 'a new schedule'}>
      {(close) => (
        <ScheduleDialog
          scheduledAt={scheduledAt}
          save={save}
          onClose={close}
          onScheduled={nothing}
          onCancelled={nothing}
          onRefused={nothing}
          calls={{ schedule: unreachable, cancelSchedule: async () => undefined }}
        />
      )}
    </Opener>
  )
}

const badges: DraftBadge[] = ['Draft', 'Scheduled', 'Changed', 'Unpublished', 'Not published']

export const draftsExamples: Examples = {
  badges: (
    <ul role="list">
      {badges.map((badge) => (
        <li key={badge}>
          Jaw pain in the morning
          <StateBadge badge={badge} />
        </li>
      ))}
    </ul>
  ),
  'badges with more to say': (
    <div className="stack">
      <div>
        {exampleTexts.longTitle}
        <StateBadge badge="Scheduled">for 24/11/2026, 10:42</StateBadge>
      </div>
      <div>
        {exampleTexts.longWord}
        <StateBadge badge="Not published">Author is required.</StateBadge>
      </div>
    </div>
  ),
  'schedule, new': <Schedule scheduledAt={null} />,
  'schedule, to change': <Schedule scheduledAt="2027-01-24T15:30:00.000Z" />,
  'preview without links': (
    <Opener name="a preview">
      {(close) => (
        <PreviewDialog save={save} onClose={close} onBeside={nothing} calls={previewCalls([])} />
      )}
    </Opener>
  ),
  'preview with links': (
    <Opener name="a preview with links">
      {(close) => (
        <PreviewDialog save={save} onClose={close} onBeside={nothing} calls={previewCalls(links)} />
      )}
    </Opener>
  ),
  'preview, unreachable': (
    <Opener name="a preview that can't be loaded">
      {(close) => (
        <PreviewDialog save={save} onClose={close} onBeside={nothing} calls={unreachableCalls} />
      )}
    </Opener>
  ),
  'a new link': <MadeLink url={url} />,
  links: (
    <div className="preview-links">
      <PreviewLinks links={links} busy={false} onRevoke={nothing} />
    </div>
  ),
}
