import { counted, type WarningSource } from './warning-source.ts'

export const givenUpMails: WarningSource = {
  right: 'meter',
  async read({ outbox }) {
    const { dead } = await outbox.figures()
    return counted(
      {
        key: 'given-up-mails',
        one: 'mail was given up',
        many: 'mails were given up',
        href: '/admin/meter',
      },
      dead,
    )
  },
}
