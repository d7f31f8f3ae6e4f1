import type { DraftFields } from '../../shared/draft-fields.ts'

/** Samples of unpublished work. */
export const sampleEditor = 'sample.editor@example.org'

/** An unfinished article: its later fields are still empty. */
export const unfinished = {
  author: 'takeda',
  savedAt: '2025-11-06T16:42:00.000Z',
  fields: {
    title: 'Packing a Lunch for a Sore Jaw',
    brief_description:
      'Soft food need not be dull. A week of lunches that ask little of a tired jaw.',
    long_description: `<p><em>Sample article, unfinished.</em> A sore jaw does not have to live on soup. What helps is food that gives way easily, in pieces that need no wide bite.</p>
<h2>What to pack</h2>
<ul>
<li>eggs, soft cheese, tofu, or fish</li>
<li>vegetables that were cooked until a fork goes through them</li>
</ul>
<h2>What to leave at home</h2>
<p>Still to write.</p>`,
    tags: ['TMD'],
  } satisfies DraftFields,
}

/** An article with an earlier version, saved before it was published in its current form. */
export const reviewed = {
  title: 'Jaw Clicking: When to Watch It and When to Ask',
  name: 'Before the review',
  keptDaysBefore: 3,
  earlier: {
    title: 'Jaw Clicking',
    brief_description: 'A jaw that clicks without pain is common and usually harmless.',
  } satisfies DraftFields,
  sentence: {
    now: 'Note the date in your calendar and look again in six months.',
    earlier: 'Look again in a year.',
  },
}
