// Needed only when two people write the same text, so it is a chunk of its own.
export { mergeTexts } from '../../../shared/merge-rich-text.ts'
export { TwoVersions } from './two-versions.tsx'
