import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, UnreachableError } from '../client/request.ts'
import { createServer, openForm } from '../../../tests/support/data/draft-in-tabs.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:42:00') }))
afterEach(() => void vi.useRealTimers())

describe('what is typed', () => {
  it('is on the device at once and on the server two seconds after the last key', async () => {
    const server = createServer()
    const form = openForm(server, 'a')
    form.type('title', 'J')
    await vi.advanceTimersByTimeAsync(1900)
    form.type('title', 'Jaw')
    expect(form.kept.fields).toEqual({ title: 'Jaw' })
    await vi.advanceTimersByTimeAsync(1900)
    expect(form.saving()).toEqual({ kind: 'soon' })
    expect(server.saves).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(server.saves).toEqual([{ title: 'Jaw' }])
    expect(form.saving().kind).toBe('saved')
    expect(form.kept.fields).toEqual({})
  })

  it('is saved within 15 seconds while somebody writes on and on', async () => {
    const server = createServer()
    const form = openForm(server, 'a')
    for (let second = 0; second < 16; second += 1) {
      form.type('title', `${second} seconds`)
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(server.saves).toHaveLength(1)
  })

  it('is tried again later and later, and at once when the line is back', async () => {
    const server = createServer()
    const save = vi.spyOn(server, 'save').mockImplementation(() => {
      throw new UnreachableError()
    })
    const form = openForm(server, 'a')
    form.type('title', 'Jaw')
    await vi.advanceTimersByTimeAsync(70_000)
    expect(form.saving()).toEqual({ kind: 'on-device', why: 'line' })
    expect(save.mock.calls.length).toBeGreaterThanOrEqual(5)
    expect(save.mock.calls.length).toBeLessThanOrEqual(8)
    save.mockRestore()
    form.sync.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(form.saving().kind).toBe('saved')
  })

  it('waits as long as the server asks', async () => {
    const server = createServer()
    server.fault = new ApiError(429, 'Too many requests.', undefined, 60_000)
    const form = openForm(server, 'a')
    form.type('title', 'Jaw')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(form.saving()).toEqual({ kind: 'on-device', why: { message: 'Too many requests.' } })
    await vi.advanceTimersByTimeAsync(3000)
    expect(form.saving().kind).toBe('saved')
  })

  it.each([
    [new ApiError(401, 'Log in.'), { kind: 'on-device', why: 'session' }],
    [
      new ApiError(400, 'Title is too long to be kept.'),
      { kind: 'on-device', why: { message: 'Title is too long to be kept.' } },
    ],
  ])('is not sent again before something has changed after %s', async (fault, saving) => {
    const server = createServer()
    server.fault = fault
    const form = openForm(server, 'a')
    form.type('title', 'Jaw')
    await vi.advanceTimersByTimeAsync(300_000)
    expect(form.saving()).toEqual(saving)
    expect(server.saves).toEqual([])
  })

  it('is not saved in the middle of a word that is being composed, and nothing is brought in', async () => {
    const server = createServer({ title: 'Jaw', text: '<p>one</p>' })
    const [form, other] = [openForm(server, 'a'), openForm(server, 'b')]
    form.sync.compose(true)
    form.type('title', 'あg')
    other.type('text', '<p>ONE</p>')
    await other.sync.flush()
    await form.sync.refresh()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(form.form['text']).toBe('<p>one</p>')
    expect(form.kept.fields).toEqual({ title: 'あg' })
    form.type('title', '顎')
    form.sync.compose(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.saves).toEqual([{ text: '<p>ONE</p>' }, { title: '顎' }])
    expect(form.form['text']).toBe('<p>ONE</p>')
  })

  it('is saved but for a field that the server refuses, until that one changes', async () => {
    const server = createServer()
    const refusal = new ApiError(400, 'Title is too long to be kept.', 'title')
    const save = server.save
    server.save = (tab, request) => {
      if (request.fields['title'] === 'Much too long') throw refusal
      return save(tab, request)
    }
    const form = openForm(server, 'a')
    form.type('title', 'Much too long')
    form.type('text', '<p>Kept</p>')
    await vi.advanceTimersByTimeAsync(3000)
    expect(server.stored.fields).toEqual({ text: '<p>Kept</p>' })
    expect(form.saving()).toEqual({ kind: 'on-device', why: { message: refusal.message } })
    form.type('title', 'Jaw')
    await vi.advanceTimersByTimeAsync(3000)
    expect(server.stored.fields).toEqual({ text: '<p>Kept</p>', title: 'Jaw' })
    expect(form.saving().kind).toBe('saved')
  })

  it('is said to be nowhere while neither device nor server has it', async () => {
    const server = createServer()
    server.fault = 'no request'
    const form = openForm(server, 'a')
    form.kept.works = false
    form.type('title', 'Jaw')
    await vi.advanceTimersByTimeAsync(0)
    expect(form.saving()).toEqual({ kind: 'nowhere' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(form.saving().kind).toBe('saved')
  })
})
