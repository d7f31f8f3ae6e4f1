import { describe, expect, it } from 'vitest'
import { doctor, type Doctor } from '../../shared/doctor.ts'
import { doctorFields } from '../../shared/doctor-fields.ts'
import { recordFrom } from '../../shared/field-values.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { useDoctorsSite, full } from '../support/site/doctors-site.ts'

const at = useDoctorsSite()
const { read } = at

describe('adding a doctor', () => {
  it('returns the doctor, and readers have the doctor at once', async () => {
    const response = await at.admin.post('/authors', full)
    expect(response.status).toBe(201)
    const made = doctor.parse(await response.json())
    expect(made).toEqual({
      ...recordFrom(doctorFields, full),
      _id: 'dr-ada-quill',
      createdAt: made.createdAt,
      updatedAt: made.createdAt,
    })
    expect(await read('/api/user/v1/authors')).toContainEqual(made)
    expect(await (await at.admin.get('/authors')).json()).toContainEqual(made)
    expect(await (await at.admin.get(`/authors/${made._id}`)).json()).toEqual(made)
  })

  it('needs a name only', async () => {
    const { email, location, description, image_url, linkedin } = await at.admin.makeDoctor({
      name: ' Dr. Bare ',
    })
    expect({ email, location, description, image_url, linkedin }).toEqual({
      email: '',
      location: '',
      description: '',
      image_url: '',
      linkedin: '',
    })
    const empty = Object.fromEntries(Object.keys(full).map((field) => [field, '']))
    expect((await at.admin.post('/authors', { ...empty, name: 'Dr. Empty' })).status).toBe(201)
  })

  it('F-16: makes one doctor for each key', async () => {
    const before = await at.admin.count('/authors')
    const headers = { 'idempotency-key': 'k' }
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => at.admin.post('/authors', full, headers)),
    )
    const ids = await Promise.all(responses.map(async (one) => ((await one.json()) as Doctor)._id))
    expect(new Set(ids).size).toBe(1)
    expect(await at.admin.count('/authors')).toBe(before + 1)
  })
})

describe('V-17: rules', () => {
  it.each([
    ['name', '', '400 Name is required.'],
    ['name', ' \u00A0', '400 Name is required.'],
    ['name', 7, '400 Name is required.'],
    ['name', 'x'.repeat(101), '400 Name is too long. Limit is 100 characters.'],
    ['name', 'x'.repeat(10_000), '400 Name is too long. Limit is 100 characters.'],
    ['name', 'a\0', "400 Name contains characters that can't be stored."],
    ['email', 'ada', '400 Enter a valid email address.'],
    ['email', 'ada@host', '400 Enter a valid email address.'],
    ['email', 'a@b.co\r\nBcc: c@d.ef', '400 Enter a valid email address.'],
    ['email', ['a@b.co'], '400 Enter a valid email address.'],
    ['linkedin', 'javascript:alert(1)', '400 Enter a valid LinkedIn address.'],
    ['linkedin', 'http://www.linkedin.com/in/x', '400 Enter a valid LinkedIn address.'],
    ['linkedin', '//www.linkedin.com/in/x', '400 Enter a valid LinkedIn address.'],
    ['linkedin', 'https://', '400 Enter a valid LinkedIn address.'],
    ['linkedin', 'https://linkedin.com@evil.example', '400 Enter a valid LinkedIn address.'],
    ['linkedin', 'https://x.example/"><script>', '400 Enter a valid LinkedIn address.'],
    ['linkedin', 'java\nscript:alert(1)//https://x', '400 Enter a valid LinkedIn address.'],
    ['linkedin', `https://x.example/${'x'.repeat(300)}`, '400 Enter a valid LinkedIn address.'],
    ['image_url', 'javascript:alert(1)', '400 Invalid image file.'],
    ['image_url', 'https://evil.example/x.jpg', '400 Invalid image file.'],
    ['location', 'x'.repeat(201), '400 Location is too long. Limit is 200 characters.'],
    [
      'description',
      'x'.repeat(200_001),
      '400 Description is too long. Limit is 200000 characters.',
    ],
    ['credentials', 'x'.repeat(101), '400 Credentials is too long. Limit is 100 characters.'],
    ['interests', 'x'.repeat(1001), '400 Interests are too long. Limit is 1000 characters.'],
    ['npi', '1234567890', '400 Enter a valid NPI.'],
    ['conditions', ['neck', 'nape'], '400 Unknown condition: nape'],
    ['languages', ['en', 'EN'], '400 Unknown language: EN'],
    ['newPatients', ['yes'], '400 Unknown answer: ["yes"]'],
    ['newPatients', 'perhaps', '400 Unknown answer: perhaps'],
    ['places', [{ city: 'Boston' }, { name: 'Clinic' }], '400 City is required.'],
    ['places', [{ city: 'Boston', url: 'http://x.example' }], '400 Enter a valid web address.'],
    [
      'places',
      Array.from({ length: 6 }, () => ({ city: 'Boston' })),
      '400 Too many places. Limit is 5.',
    ],
    ['description', '<b>'.repeat(60_000), '400 Description has too much markup in it.'],
  ])('%s: $1', async (field, value, message) => {
    const made = await at.admin.makeDoctor(full)
    const before = await at.admin.count('/authors')
    const body = { ...full, [field]: value }
    expect(await refusal(await at.admin.post('/authors', body))).toBe(message)
    expect(await refusal(await at.admin.put(`/authors/${made._id}`, body))).toBe(message)
    expect(await at.admin.count('/authors')).toBe(before)
    expect(await (await at.admin.get(`/authors/${made._id}`)).json()).toEqual(made)
  })

  it('takes scripts out of the description', async () => {
    const { description } = await at.admin.makeDoctor({
      ...full,
      description: '<p onclick="x()">Good<script>alert(1)</script></p><img src=x onerror=y>',
    })
    expect(description).toBe('<p>Good</p>')
  })
})
