import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { valueText } from '../../../shared/value-text.ts'
import { createServer, openForm } from '../../../tests/support/data/draft-in-tabs.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:42:00') }))
afterEach(() => void vi.useRealTimers())

describe('two tabs with one text', () => {
  it('join in other fields and paragraphs, and leave the same one to a person', async () => {
    const server = createServer({ title: 'Jaw', text: '<p>one</p><p>two</p>' })
    const [one, two] = [openForm(server, 'a'), openForm(server, 'b')]
    one.type('title', 'The jaw')
    one.type('text', '<p>ONE</p><p>two</p>')
    await one.sync.flush()
    two.type('text', '<p>one</p><p>TWO</p>')
    await two.sync.flush()
    await two.sync.flush()
    expect(two.form).toEqual({ title: 'The jaw', text: '<p>ONE</p><p>TWO</p>' })
    expect(server.stored.fields).toEqual(two.form)

    one.type('title', 'My jaw')
    two.type('title', 'Your jaw')
    await one.sync.flush()
    await two.sync.flush()
    await two.sync.flush()
    expect(two.form['title']).toBe('Your jaw')
    expect(two.sync.current().undecided.get('title')?.conflicts).toEqual([
      { mine: 'Your jaw', theirs: 'My jaw' },
    ])
    expect(two.saving()).toEqual({
      kind: 'on-device',
      why: { message: 'Decide first which text is to stay.' },
    })
    two.type('title', 'Your jaws')
    two.sync.decide('title', 'both')
    await two.sync.flush()
    expect(server.stored.fields['title']).toBe('Your jaws My jaw')
  })

  it.each(['discards the changes', 'publishes another text'])(
    'go on after somebody %s, in what was saved and what is typed then',
    async (act) => {
      const server = createServer({ title: 'Jaw', text: '<p>One</p><p>Two</p>' })
      const form = openForm(server, 'a')
      form.type('title', 'Jaw pain')
      await vi.advanceTimersByTimeAsync(3000)
      const theirs = act === 'discards the changes' ? '<p>One</p>' : '<p>Theirs</p>'
      form.type('text', '<p>One</p><p>Two and mine</p>')
      server.close({ title: 'Jaw', text: `${theirs}<p>Two</p>` })
      const refused = vi.spyOn(server, 'save')
      await vi.advanceTimersByTimeAsync(20_000)
      expect(form.saving().kind).toBe('saved')
      expect(form.form).toEqual({ title: 'Jaw', text: `${theirs}<p>Two and mine</p>` })
      expect(server.stored.fields).toEqual(form.form)
      expect(refused.mock.results.filter(({ type }) => type === 'throw').length).toBeLessThan(3)
    },
  )

  it('leave a field to a person that both have changed when somebody publishes', async () => {
    const server = createServer({ title: 'Jaw' })
    const form = openForm(server, 'a')
    form.type('title', 'Jaw pain')
    await vi.advanceTimersByTimeAsync(3000)
    form.type('title', 'Jaw pain at night')
    server.close({ title: 'Jaw trouble' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect([...form.sync.current().undecided.keys()]).toEqual(['title'])
    form.sync.decide('title', 'mine')
    await vi.advanceTimersByTimeAsync(3000)
    expect(server.stored.fields).toEqual({ title: 'Jaw pain at night' })
  })

  it('are told from a text that was deleted for ever', async () => {
    const server = createServer({ title: 'Jaw' })
    const form = openForm(server, 'a')
    server.stored.isGone = true
    await form.sync.refresh()
    expect(form.gone()).toBe(true)
    form.type('title', 'Jaw pain')
    await vi.advanceTimersByTimeAsync(3000)
    expect(form.gone()).toBe(true)
    expect(form.sync.fields()).toEqual({ title: 'Jaw pain' })
  })

  it('lose no word, whatever is lost on the way', async () => {
    const step = fc.record({
      who: fc.nat(1),
      what: fc.constantFrom('type', 'type', 'save', 'look', 'no request', 'no response'),
      at: fc.nat(3),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const server = createServer({ text: '<p>a</p><p>b</p><p>c</p>' })
        const forms = [openForm(server, 'tab-a'), openForm(server, 'tab-b')]
        const words: string[] = []
        for (const [index, { who, what, at }] of steps.entries()) {
          const form = forms[who]!
          if (what === 'type') {
            words.push(`w${index}w`)
            const paragraphs = valueText(form.form['text']).split('</p>')
            paragraphs[at % (paragraphs.length - 1)] += ` w${index}w`
            form.type('text', paragraphs.join('</p>'))
          } else if (what === 'look') await form.sync.refresh()
          else {
            server.fault = what === 'save' ? undefined : what
            await form.sync.flush()
          }
        }
        server.fault = undefined
        for (const form of [...forms, ...forms, ...forms]) {
          await form.sync.flush()
          form.sync.decide('text', 'both')
          await form.sync.flush()
          await form.sync.refresh()
        }
        const text = valueText(server.stored.fields['text'])
        expect(words.filter((word) => !text.includes(word))).toEqual([])
        expect(forms.map(({ form }) => form['text'])).toEqual([text, text])
      }),
    )
    expect.hasAssertions()
  })
})
