import { counted, type WarningSource } from './warning-source.ts'

export const emptySearches: WarningSource = {
  right: 'figures',
  read: async ({ countFoundNothing }) =>
    counted(
      {
        key: 'empty-searches',
        one: 'search found nothing',
        many: 'searches found nothing',
        href: '/admin/searches?kind=nothing',
      },
      await countFoundNothing(),
    ),
}
