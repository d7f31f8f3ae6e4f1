// What is needed as soon as two people write the same text: a chunk of its own.
export { mergeTexts } from '../../../shared/merge-rich-text.ts'
export { TwoVersions } from './two-versions.tsx'
