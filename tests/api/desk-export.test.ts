import { describe, expect, it } from 'vitest'
import { useEmptyDesk } from '../support/site/empty-desk.ts'

const at = useEmptyDesk()

describe('the table', () => {
  it('has no cell that a spreadsheet takes for a formula', async () => {
    await at.site.enquire({ name: '=1+1', message: '-2, "quoted"\nnext line' })
    await at.site.enquire({ name: '＝1+1', message: '＠SUM(1)' })
    const response = await at.site.desk.get('/enquiries/export.csv?folder=all&from=2020-01-01')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = Buffer.from(await response.arrayBuffer()).toString()
    expect(text.startsWith('\uFEFFDate,Name,Email,Message,State,Assigned to,Deleted on\r\n')).toBe(
      true,
    )
    expect(text).toContain(`,'=1+1,zoe@example.com,"'-2, ""quoted""\nnext line",open,,`)
    expect(text).toContain(`,'＝1+1,zoe@example.com,'＠SUM(1),open,,`)
    expect(text.split('\r\n')).toHaveLength(4)
  })

  it('has enquiries of whole days at the academy', async () => {
    for (const [name, created_at] of [
      ['Eve', '2020-11-01T03:59:59.999Z'],
      ['First', '2020-11-01T04:00:00.000Z'],
      ['Last', '2020-11-02T04:59:59.999Z'],
    ] as const) {
      const id = await at.site.enquire({ name })
      await at.site.db.updateTable('enquiries').set({ created_at }).where('id', '=', id).execute()
    }
    const names = async (range: string) => {
      const table = await at.site.desk.get(`/enquiries/export.csv?folder=all&${range}`)
      return [...(await table.text()).matchAll(/Eve|First|Last/g)].map(([name]) => name)
    }
    expect(await names('from=2020-11-01&to=2020-11-01')).toEqual(['Last', 'First'])
    expect(await names('to=2020-10-31')).toEqual(['Eve'])
    expect(await names('from=2020-11-02')).toEqual([])
  })
})
