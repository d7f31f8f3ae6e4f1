import type { Draft, DraftVersion } from '../../../shared/draft.ts'
import { article } from '../../components/example/example-records.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { Difference } from './difference.tsx'
import { fieldDifferences } from './field-differences.ts'
import { KeepVersion } from './keep-version.tsx'
import type { History } from './load-history.ts'
import { RestoreVersion } from './restore-version.tsx'
import { VersionList } from './version-list.tsx'
import { writingKinds } from '../record-kinds/writing-kind.ts'

const { longTitle, longWord, rightToLeft } = exampleTexts
const version: DraftVersion = {
  number: 3,
  kind: 'kept',
  name: 'Before the review',
  words: 1068,
  pictureRemoved: false,
  createdAt: '2026-11-24T10:42:00.000Z',
  createdBy: 'admin@example.org',
}
const versions: DraftVersion[] = [
  version,
  { ...version, number: 2, kind: 'conflict', name: '', createdBy: `${longWord}@example.org` },
  { ...version, number: 1, kind: 'published', name: longTitle, words: 1, pictureRemoved: true },
]
const draft: Draft = {
  key: 'blog.jaw',
  kind: 'blog',
  recordId: 'jaw',
  state: 'changed',
  version: 4,
  fields: {},
  fieldVersions: {},
  basedOn: null,
  recordChanged: false,
  scheduledAt: null,
  scheduleProblem: null,
  trashedAt: null,
  editors: [],
  createdAt: version.createdAt,
  createdBy: version.createdBy,
  updatedAt: version.createdAt,
  updatedBy: version.createdBy,
}
const history: History = {
  draft,
  versions,
  pages: 1,
  hasMore: false,
  shown: version,
  presentDiffers: true,
  compareWith: 'before',
  before: {},
  after: {},
  authorNames: new Map(),
}

const before = {
  title: 'Jaw pain & sleep',
  long_description: `<p>Clenching at night hurts the jaw.</p><p>A paragraph that moves elsewhere.</p>
    <p>${longWord}</p><p>Rest.</p><p>This one goes away for good.</p><ul><li>Soft food</li></ul>`,
  author_id: 'one',
  tags: ['TMD', 'Sleep'],
  image_url: article.image_url,
}
const after = {
  title: longTitle,
  long_description: `<p>Clenching at <strong>night</strong> <a href="/articles">tires</a> the jaw.</p>
    <p>${longWord}</p><p>Rest.</p><h2>${rightToLeft}</h2><p>A paragraph that moves elsewhere.</p>
    <ul><li>Soft food and water</li></ul><blockquote><p>${longWord}</p></blockquote>`,
  author_id: 'two',
  tags: ['Sleep', longWord],
  image_url: '',
}
const names: Record<string, string> = { one: 'Dr. Elena Marsh', two: 'Dr. Samuel Okafor' }

export const historyExamples: Examples = {
  versions: <VersionList history={history} />,
  'more versions': <VersionList history={{ ...history, hasMore: true }} />,
  'no versions': <VersionList history={{ ...history, versions: [], shown: undefined }} />,
  'keep a version': <KeepVersion keep={async () => true} />,
  difference: (
    <Difference
      differences={fieldDifferences(writingKinds.blog, before, after, (id) => names[id]!)}
      summary="What changed with the version “Before the review”."
      compareWith="before"
      isOnly={false}
    >
      <RestoreVersion version={version} restore={async () => {}} />
    </Difference>
  ),
  'no difference': (
    <Difference differences={[]} summary="What changed." compareWith={undefined} isOnly={false}>
      {null}
    </Difference>
  ),
}
