import { useEffect, useId, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import type { Picture } from '../../../shared/picture.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { api } from '../client/api.ts'
import { sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'
import { PictureGrid } from './picture-grid.tsx'

const shownAtOnce = 24

type ChoosePictureProps = { onChoose: (picture: Picture) => void; onClose: () => void }

/** Chooses one of the stored pictures. */
export function ChoosePicture({ onChoose, onClose }: ChoosePictureProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<{ items: Picture[]; total: number }>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let current = true
    async function load() {
      try {
        const pictures = await api.pictures({ query: query.trim(), page: 1, limit: shownAtOnce })
        if (current) setFound(pictures)
        if (current) setFailed(false)
      } catch (error) {
        if (!current) return
        if (sessionEnded(error)) return leaveForLogin()
        setFailed(true)
      }
    }
    const timer = setTimeout(() => void load(), query ? limits.suggestions.debounceMs : 0)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [query])

  return (
    <Dialog title="Choose a picture" onClose={onClose}>
      <div className="text-field">
        <label htmlFor={id}>Search pictures</label>
        <input
          id={id}
          type="search"
          data-autofocus
          maxLength={limits.searchText}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p role="status" className="quiet picture-count">
        {saidOf(found, failed)}
      </p>
      {found && !failed && <PictureGrid pictures={found.items} onChoose={onChoose} />}
      <DialogActions>
        <button className="button quiet-button" type="button" onClick={onClose}>
          Cancel
        </button>
      </DialogActions>
    </Dialog>
  )
}

function saidOf(found: { items: Picture[]; total: number } | undefined, failed: boolean): string {
  if (failed) return 'The pictures could not be loaded. Please try again.'
  if (!found) return 'Loading pictures...'
  if (found.total === 0) return 'No pictures found.'
  const isCut = found.items.length < found.total
  return isCut ? `The newest ${found.items.length} of ${found.total}. Search for the others.` : ''
}
