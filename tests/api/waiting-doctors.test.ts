import { describe, expect, it } from 'vitest'
import type { Doctor } from '../../shared/doctor.ts'
import type { WaitingDoctor } from '../../shared/review.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { newKey } from '../support/requests/draft-calls.ts'
import { minute } from '../support/site/movable-clock.ts'
import {
  useReviewersSite,
  waits,
  json,
  change,
  type Calls,
} from '../support/site/reviewers-site.ts'

const at = useReviewersSite()
const { move, invite, newAddress, makeDoctor, ask, linkTo } = at

async function waiting(doctor: Doctor): Promise<WaitingDoctor | undefined> {
  const all = await json<WaitingDoctor[]>(at.owner.get('/reviews/doctors'))
  return all.find(({ _id }) => _id === doctor._id)
}

async function confirm(doctor: Doctor, calls = at.owner): Promise<Response> {
  const { updatedAt } = await json<Doctor>(at.owner.get(`/authors/${doctor._id}`))
  return calls.post(`/reviews/doctors/${doctor._id}/confirmation`, { updatedAt })
}

describe('an address of a doctor waits for an owner', () => {
  it('where an editor made the profile, until one press', async () => {
    const doctor = await makeDoctor({ license: 'NY 1' }, at.editor)
    expect(await refusal(await ask(doctor))).toBe(waits)
    expect(await waiting(doctor)).toMatchObject({ license: 'NY 1', before: null })
    for (const calls of [at.editor, await invite('carl@example.org', 'front-desk')]) {
      expect(await refusal(await confirm(doctor, calls))).toBe('403 You may not do this.')
    }
    expect((await confirm(doctor)).status).toBe(204)
    expect(await waiting(doctor)).toBeUndefined()
    expect((await at.links.answer(await linkTo(doctor))).status).toBe(200)
  })

  it('is not confirmed where it changed after the owner looked', async () => {
    const doctor = await makeDoctor({}, at.editor)
    move(minute)
    await change(at.editor, doctor, { email: newAddress() })
    const { _id, updatedAt } = doctor
    const seen = await at.owner.post(`/reviews/doctors/${_id}/confirmation`, { updatedAt })
    expect(seen.status).toBe(409)
    expect(await waiting(doctor)).toBeDefined()
  })

  it.each(['editor', 'doctor'] as const)(
    'where a person of the role %s changes it',
    async (role) => {
      const doctor = await makeDoctor()
      const calls = role === 'editor' ? at.editor : await invite(newAddress(), role, doctor._id)
      const path = await linkTo(doctor)
      const email = newAddress()
      expect((await change(calls, doctor, { email })).status).toBe(200)
      expect((await at.site.fetch(path)).status).toBe(404)
      expect(await refusal(await ask(doctor))).toBe(waits)
      expect(await waiting(doctor)).toMatchObject({ email, before: { email: doctor.email } })
      // An owner who saves other fields has not said anything about it.
      expect((await change(at.owner, doctor, { email, specialty: 'Sleep' })).status).toBe(200)
      expect(await refusal(await ask(doctor))).toBe(waits)
      expect((await change(calls, doctor, {})).status).toBe(200)
      expect((await at.site.fetch(path)).status).toBe(404)
      expect((await at.links.answer(path)).status).toBe(404)
      expect((await ask(doctor)).status).toBe(201)
      expect(at.mail.to(email).filter(({ subject = '' }) => /review/.test(subject))).toEqual([])
    },
  )

  it('but not where an owner publishes it, unless somebody else wrote in the draft', async () => {
    const publish = async (writers: Calls[]) => {
      const key = newKey()
      const fields = { name: 'Dr. Drafted', email: newAddress(), image_url: '' }
      let version = 0
      for (const calls of writers) {
        const draft = { kind: 'doctor', base: version, tab: newKey().slice(4), fields }
        const saved = await json<{ version: number }>(calls.put(`/drafts/${key}`, draft))
        version = saved.version
        fields.name += ' I'
        move(minute)
      }
      return at.owner.makeDoctor({ ...fields, draft: { key, version } })
    }
    expect((await ask(await publish([at.owner]))).status).toBe(201)
    expect(await refusal(await ask(await publish([at.editor, at.owner])))).toBe(waits)
    expect(await refusal(await ask(await publish([at.owner, at.editor, at.owner])))).toBe(waits)
  })

  it('but not that of the person whom an owner gave the profile to', async () => {
    const doctor = await makeDoctor({}, at.editor)
    expect(await refusal(await ask(doctor))).toBe(waits)
    await invite(newAddress(), 'doctor', doctor._id)
    expect((await ask(doctor)).status).toBe(201)
    const email = newAddress()
    await change(at.editor, doctor, { email })
    await invite(newAddress(), 'doctor', doctor._id)
    expect(await refusal(await ask(doctor))).toBe(waits)
    // This address an owner has invited.
    await invite(email, 'doctor', doctor._id)
    expect((await ask(doctor)).status).toBe(201)
  })
})
