import type { Choice } from '../../../shared/merge-rich-text.ts'
import type { WritingKind } from '../record-kinds/writing-kind.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { fieldOf, labelOf, versionsId } from './field-label.ts'
import type { Undecided } from './field-merge.ts'

type TwoVersionsProps = {
  kind: WritingKind
  undecided: ReadonlyMap<string, Undecided>
  onChoice: (name: string, choice: Choice) => void
}

/** Shows two people's versions of each contested field, with neither chosen in advance. */
export function TwoVersions({ kind, undecided, onChoice }: TwoVersionsProps) {
  return [...undecided].map(([name, versions]) => (
    <Versions
      key={name}
      id={versionsId(name)}
      label={labelOf(kind, name)}
      rich={fieldOf(kind, name)?.kind === 'rich text'}
      versions={versions}
      onChoice={(choice) => onChoice(name, choice)}
    />
  ))
}

type VersionsProps = {
  id: string
  label: string
  rich: boolean
  versions: Undecided
  onChoice: (choice: Choice) => void
}

function Versions({ id, label, rich, versions, onChoice }: VersionsProps) {
  const side = (title: string, of: 'mine' | 'theirs') => (
    <div className="version">
      <p className="version-title">{title}</p>
      {versions.conflicts.map((conflict, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- only their positions tell them apart
        <VersionText key={index} text={conflict[of]} rich={rich} />
      ))}
    </div>
  )
  return (
    <div
      className="two-versions"
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={`Two versions of ${label}`}
    >
      <p className="two-versions-title">Two versions of {label}</p>
      <div className="versions">
        {side('Mine', 'mine')}
        {side('Theirs', 'theirs')}
      </div>
      <p className="version-choices">
        <button className="button quiet-button" type="button" onClick={() => onChoice('mine')}>
          Keep mine
        </button>
        <button className="button quiet-button" type="button" onClick={() => onChoice('theirs')}>
          Take theirs
        </button>
        <button className="button quiet-button" type="button" onClick={() => onChoice('both')}>
          Keep both
        </button>
      </p>
    </div>
  )
}

function VersionText({ text, rich }: { text: string; rich: boolean }) {
  if (text === '') return <p className="quiet">(removed)</p>
  if (!rich) return <p>{text}</p>
  const html = text.startsWith('<li') ? `<ul>${text}</ul>` : text
  return <RichText html={html} headingLevel={4} />
}
