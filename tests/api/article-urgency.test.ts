import { describe, expect, it } from 'vitest'
import { refusal } from '../support/requests/admin-calls.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { useBlogRules } from '../support/data/blog-rules.ts'

const at = useBlogRules()

describe('a danger sign', () => {
  const refused = (sentence: string, brief: string, heading: string) =>
    `400 “${sentence}” gives a danger sign too little urgency. For “${brief}” this site says: ${heading}.`
  const emergency = 'Call 911 or go to an emergency room'
  const blood = 'Blood in vomit, or black or bloody stools'

  it('keeps its urgency in each text, with the sentence and the field', async () => {
    const sentence = 'Vomiting blood needs a doctor today.'
    for (const [field, text] of [
      ['title', sentence],
      ['call_out', sentence],
      [
        'long_description',
        `<h2>Help</h2><p>Rest. Vomiting <strong>blood</strong> needs a doctor today. Rest.</p>`,
      ],
      ['blog_summary', `<ul><li>${sentence}</li></ul>`],
    ] as const) {
      const body = { ...at.good, [field]: text }
      expect(await at.refusals(body), field).toBe(refused(sentence, blood, emergency))
      const response = await at.admin.post('/blogs', body)
      expect(await response.json()).toMatchObject({ field })
    }
  })

  it('is seen in a list below its urgency', async () => {
    const list =
      '<p>See a dentist this week for:</p><ul><li>a rough tooth</li><li>a jaw that suddenly locks</li></ul>'
    expect(await at.refusals({ ...at.good, long_description: list })).toBe(
      refused(
        'See a dentist this week for: a jaw that suddenly locks',
        'Jaw suddenly locked and will not open',
        'See a doctor or dentist today',
      ),
    )
  })

  it('may be written about; a draft that plays it down is kept and not scheduled', async () => {
    const text = '<p>Call 911 for chest pain. A click without pain can wait.</p>'
    await at.admin.makeBlog({ ...at.good, long_description: text })
    const drafts = draftCalls(at.admin)
    const key = newKey()
    const sentence = 'Vomiting blood can wait.'
    const { version } = await drafts.save(
      key,
      { ...at.good, blog_summary: `<p>${sentence}</p>` },
      0,
    )
    const response = await drafts.schedule(key, '2099-01-01T00:00:00.000Z', version)
    expect(await refusal(response)).toBe(refused(sentence, blood, emergency))
    expect((await drafts.get(key)).fields).toMatchObject({ blog_summary: `<p>${sentence}</p>` })
  })
})
