import { expect, it } from 'vitest'
import { conditions } from '../../content/conditions/conditions.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { runCommandHere } from '../support/site/run-command-here.ts'
import { startTestSite } from '../support/site/test-site.ts'

it('names the articles that cite a withdrawn work, and what is still to be compared', async () => {
  const site = await startTestSite({ sampleContent: false })
  const calls = adminCalls(site, await adminToken(site.dataDir))
  const sources = () => runCommandHere(['sources'], { DATA_DIR: site.dataDir })
  const before = await sources()
  expect([before.code, before.error]).toEqual([0, ''])
  expect(before.out).toMatch(/^No page cites a work that is withdrawn or replaced\.\n/)
  for (const { id } of conditions) {
    expect(before.out).toMatch(
      new RegExp(`^/solution/${id}: \\d+ of \\d+ statements compared`, 'm'),
    )
  }
  const { _id } = await calls.makeDoctor({ name: 'Dr. Ada Quill' })
  await calls.makeBlog({
    ...goodBlog(_id),
    title: 'An old belief',
    references: [
      { authors: 'Koh H', title: 'By PubMed id alone', pmid: '12535488' },
      { authors: 'Busse JW', title: 'Chronic pain of the jaw', doi: '10.1136/bmj-2023-076227' },
    ],
  })
  const { out } = await sources()
  expect(out.split('\n')[0]).toMatch(
    /^article "An old belief" cites: Koh H, Robinson PG\. .+ Withdrawn in 2016 as out of date\./,
  )
  expect(out.match(/^article/gm)).toHaveLength(1)
  await site.stop()
})
