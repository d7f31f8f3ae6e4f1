// What colleagues do to a record while somebody writes in its form: the form's own code against the API.
import { describe, expect, it, vi } from 'vitest'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { minute } from '../support/site/movable-clock.ts'
import { useOthersActsSite, must } from '../support/site/others-acts-site.ts'
import { rowsHere } from '../support/stores/on-sqlite.ts'

const at = useOthersActsSite()
const { move, acts, storedText, writeWhile } = at

const told = { 'deleted for ever': undefined, due: 'published' } as Record<
  string,
  string | undefined
>

describe.each(['blog', 'doctor'] as const)('while somebody writes, a %s', (kind) => {
  const own = Object.entries(acts).filter(
    ([name]) => kind === 'blog' || !['unpublished', 'due'].includes(name),
  )
  // Drafts of doctors are stored by the same statements.
  const here = rowsHere(own, ([name]) => kind === 'doctor' || name === 'published')

  it.each(here)('may be %s', async (name, act) => {
    const scenes = await writeWhile(act, kind)
    if (name === 'due') {
      move(3 * minute)
      for (const { made } of scenes) {
        const isOver = async () => expect((await at.theirs.get(made.key)).scheduledAt).toBeNull()
        await vi.waitFor(isOver, { timeout: 10_000, interval: 50 })
      }
    }
    for (const { state, made, form } of scenes) {
      form.isOnline = true
      form.type(state === 'clean' ? 'Last words.' : 'First words. Last words.')
      let end = await form.settle()
      let key = made.key
      const { gone, state: now } = form.sync.current()
      if (gone) {
        key = newKey()
        await draftCalls(at.writer.calls).save(key, form.sync.fields(), 0, kind)
      } else if (now === 'trash') {
        await must(draftCalls(at.writer.calls).post(key, 'restore', ''))
        end = await form.settle()
      }
      const toDecide = [...form.sync.current().undecided.keys()]
      for (const field of toDecide) form.sync.decide(field, 'both')
      if (toDecide.length > 0) end = await form.settle()
      form.sync.stop()
      const where = `${name}, ${state}`
      if (!gone) expect(end, where).toBe('saved')
      expect(form.mostConflicts, where).toBeLessThanOrEqual(3)
      if (!gone) expect(form.seen?.lastAct, where).toMatchObject({ kind: told[name] ?? name })
      const text = await storedText(key)
      expect(text, where).toContain('Last words.')
      if (state !== 'clean') expect(text, where).toContain('First words.')
    }
  })
})

it('rights that are lost while somebody writes refuse the text, and leave it in the form', async () => {
  const become = (role: string) =>
    must(at.owner.put(`/people/${at.writer._id}`, { name: 'Eva', role }))
  const scenes = await writeWhile(async () => undefined, 'blog')
  await become('reviewer')
  for (const { form } of scenes) {
    form.isOnline = true
    form.type('Last words.')
    await form.settle()
    expect(form.sync.current().saving).toEqual({
      kind: 'on-device',
      why: { message: 'You may not do this.' },
    })
    expect(form.sync.fields()['call_out']).toBe('Last words.')
  }
  await become('editor')
  for (const { form } of scenes) {
    expect(await form.settle()).toBe('saved')
    form.sync.stop()
  }
})
