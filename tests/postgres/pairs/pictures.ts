import { blogKind } from '../../../server/records/kinds/blog.ts'
import { blogInput } from '../../../shared/blog-input.ts'
import { imageAddress } from '../../../shared/image-address.ts'
import { HttpError } from '../../../server/core/errors.ts'
import { pictureFiles } from '../../../server/images/picture-files.ts'
import { goodBlog } from '../../support/requests/admin-calls.ts'
import type { Kind, Write } from './kind.ts'
import { asker, owner, type Parts } from './parts.ts'

type Subject = { key: string; address: string; without: string; showing: string; author: string }
/** `shown`: by how many articles, `isStored`: whether its row and its files are there. */
type State = { shown: number; isStored: boolean; alt: string | undefined }
type Writes = Record<string, Write<Subject, State>>

const asked = { ...asker, submission: { scope: 'pairs', key: undefined, content: {} } }

/** As a request is taken: it is prepared and checked, and then stored. */
async function put(parts: Parts, id: string, fields: object): Promise<unknown> {
  const body: Record<string, unknown> = fields as never
  await blogKind.prepare(parts.db, body)
  const { data, error } = blogInput.safeParse(body)
  if (error) throw new HttpError(400, error.message)
  return parts.blogs.update(id, data, asked)
}

const makeKind = (name: string, isShown: boolean, writes: Writes): Kind<Subject, State> => ({
  name,

  async make(parts, number) {
    const key = `${number.toString(16).padStart(32, '0')}-64x48`
    const address = imageAddress(key)
    const files = pictureFiles(key).map((file) => ({ file, bytes: Buffer.from(file) }))
    await parts.store.write(files)
    const at = new Date().toISOString()
    await parts.db
      .insertInto('images')
      .values({ key, state: 'stored', checksum: '', created_at: at, uploaded_by: owner.email })
      .execute()
    const id = await parts.doctors.create({ name: 'Dr. Ada' })
    const without = await parts.blogs.create({ ...goodBlog(id), image_url: '' } as never)
    const image_url = isShown ? address : ''
    const showing = await parts.blogs.create({ ...goodBlog(id), image_url } as never)
    return { key, address, without, showing, author: id }
  },

  async read(db, { key, address }) {
    const row = await db.selectFrom('images').selectAll().where('key', '=', key).executeTakeFirst()
    const shown = await db
      .selectFrom('blogs')
      .select('number')
      .where(({ or, eb }) =>
        or([eb('image_url', '=', address), eb('long_description', 'like', `%${address}%`)]),
      )
      .execute()
    return { shown: shown.length, isStored: row?.state === 'stored', alt: row?.alt }
  },

  isSound: ({ shown, isStored }) => shown === 0 || isStored,
  writes,

  async clean(db) {
    for (const table of ['drafts', 'blogs', 'doctors', 'images', 'trashed_images'] as const) {
      await db.deleteFrom(table).execute()
    }
  },
})

const showIt: Writes = {
  'save with the photo': {
    run: (parts, { without, author, address }) =>
      put(parts, without, { ...goodBlog(author), image_url: address }),
    isKept: ({ shown }) => shown > 0,
    undoneBy: ['save with a figure'],
  },
  'save with a figure': {
    run: (parts, { without, author, address }) =>
      put(parts, without, {
        ...goodBlog(author),
        long_description: `<p>See.</p><figure><img src="${address}" alt="A jaw"></figure>`,
      }),
    isKept: ({ shown }) => shown > 0,
    undoneBy: ['save with the photo'],
  },
}

const describe = (alt: string, other: string): Write<Subject, State> => ({
  run: (parts, { key }) =>
    parts.images.library.change(
      key,
      { name: 'A', alt, decorative: false },
      { by: owner, permit: asker.permit },
    ),
  isKept: (state) => state.alt === undefined || state.alt === alt,
  undoneBy: [other],
})

export const unusedPictures = makeKind('a picture that nothing shows', false, {
  ...showIt,
  'move to the trash': {
    run: async (parts, { key }) =>
      (await parts.images.moveToTrash(key, owner, { email: owner.email })) ? undefined : true,
    isKept: ({ isStored }) => !isStored,
  },
  describe: describe('One', 'describe again'),
  'describe again': describe('Two', 'describe'),
})

export const shownPictures = makeKind('a picture that one article shows', true, {
  ...showIt,
  'delete the article': {
    run: async ({ images, blogs }, { showing, address }) => {
      const by = { email: owner.email }
      return (
        (await images.removeRecord(address, by, () => blogs.remove(showing, asker))) || undefined
      )
    },
    isKept: ({ shown }) => shown < 2,
  },
})
