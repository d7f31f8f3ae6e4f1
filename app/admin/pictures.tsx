import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Picture } from '../../shared/picture.ts'
import { adminMeta } from './browser-page.ts'
import { api } from './client/api.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { PictureDialog } from './picture-library/picture-dialog.tsx'
import { PictureGrid } from './pictures/picture-grid.tsx'
import { PictureUploads } from './picture-library/picture-uploads.tsx'
import { TrashDialog } from './picture-library/trash-dialog.tsx'
import { FilteredList } from './record-list/filtered-list.tsx'
import { ListToast, useToast } from './record-list/list-toast.tsx'
import { useRecordList } from './record-list/use-record-list.ts'

export const meta = () => adminMeta('Pictures')

const path = '/admin/pictures'
const parts = [
  { label: 'All', search: '' },
  { label: 'Used', search: '?used=yes' },
  { label: 'Not used', search: '?used=no' },
  { label: 'No alternative text', search: '?alt=missing' },
  { label: 'Trash', search: '?used=trash' },
]
const choiceNames = ['used', 'alt']

export default function Pictures() {
  const [params] = useSearchParams()
  const isShown = ({ search }: { search: string }) => {
    const wanted = new URLSearchParams(search)
    return choiceNames.every((name) => (params.get(name) ?? '') === (wanted.get(name) ?? ''))
  }
  const shown = parts.find(isShown) ?? parts[0]!
  const [stored, setStored] = useState(0)
  return (
    <PictureUploads onStored={() => setStored((before) => before + 1)}>
      {(button) => (
        <>
          <ScreenHead title="Pictures">{button}</ScreenHead>
          <nav className="list-states" aria-label="Kinds of pictures">
            <ul role="list">
              {parts.map(({ label, search }) => (
                <li key={label}>
                  <Link
                    to={path + search}
                    aria-current={search === shown.search ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <PictureList key={`${shown.search} ${stored}`} trashed={shown.label === 'Trash'} />
        </>
      )}
    </PictureUploads>
  )
}

function PictureList({ trashed }: { trashed: boolean }) {
  const list = useRecordList(api.pictures, choiceNames)
  const [opened, setOpened] = useState<Picture>()
  const [told, tell] = useToast()
  const dialog = {
    onClose: () => setOpened(undefined),
    onDone(said: string) {
      setOpened(undefined)
      tell(said)
      list.reload()
    },
  }
  return (
    <>
      <FilteredList
        list={list}
        loadingText="Loading pictures..."
        filterLabel="Search pictures"
        empty={trashed ? 'The trash is empty.' : 'No pictures found.'}
      >
        {(pictures) => <PictureGrid pictures={pictures} trashed={trashed} onChoose={setOpened} />}
      </FilteredList>
      <ListToast told={told} />
      {opened && !trashed && <PictureDialog picture={opened} {...dialog} />}
      {opened && trashed && <TrashDialog picture={opened} {...dialog} />}
    </>
  )
}
