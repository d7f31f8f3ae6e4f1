import type { WarningSource } from './warning-source.ts'

/** Notices that do not go to the academy's e-mail as pages show it. */
export const noticeAddress: WarningSource = {
  right: 'setup',
  async read({ noticeAddresses }) {
    const { address, unconfirmed } = await noticeAddresses.read()
    if (unconfirmed === null) return []
    const text = `Notices still go to ${address}. Confirm ${unconfirmed}`
    return [{ key: 'notice-address', text, count: 1, href: '/admin/words/academy' }]
  },
}
