import type { Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { linkAddress } from './link-address.ts'

/** What can be written: exactly the elements that the server keeps. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2] },
    strike: false,
    horizontalRule: false,
    // It would put an empty paragraph behind a list or quote at the end of each text.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => linkAddress(address) !== undefined,
    },
  }),
]
