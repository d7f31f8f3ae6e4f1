import { useCallback, useMemo, useState } from 'react'
import type { Doctor } from '../../../shared/doctor.ts'
import { imageMessages } from '../../../shared/image-file.ts'
import { api, ApiError } from '../client/api.ts'
import { useMarkUnsaved } from '../frame/unsaved-changes.tsx'
import { useImage } from '../image-field/use-image.ts'
import { useClearError } from '../record-form/use-clear-error.ts'
import { useSaving } from '../record-form/use-saving.ts'
import { breaksRule, brokenRule, type DoctorDraft, draftOf, inputFrom } from './doctor-draft.ts'

const somethingWrong = 'Something went wrong. Please try again.'
const tell = (message: string) => alert(message)

/** What the doctor form holds and does. `doctor` is the record that is changed, undefined for a new one. */
export function useDoctorForm(doctor: Doctor | undefined) {
  const first = useMemo(() => draftOf(doctor), [doctor])
  const [draft, setDraft] = useState(first)
  const set = useCallback(
    (name: keyof DoctorDraft, value: string) =>
      setDraft((before) => ({ ...before, [name]: value })),
    [],
  )

  const saving = useSaving({
    ready: () => image.settled(),
    check: () => brokenRule(draft),
    async save(keyFor) {
      const input = inputFrom(draft, await image.upload().catch(inOwnWords))
      if (doctor) await api.updateDoctor(doctor._id, { ...input, updatedAt: doctor.updatedAt })
      else await api.createDoctor(input, keyFor(input))
    },
    refused: somethingWrong,
    noToken: 'Authorization token not found',
    tell,
  })
  const { problem, report, clearProblem } = saving
  useClearError({ draft, problem, breaksRule, clearProblem })
  const image = useImage(doctor?.image_url ?? '', {
    onRefused: (message) => report({ message, field: 'image_url' }),
    onChosen: () => clearProblem('image_url'),
  })

  const changed = image.changed || JSON.stringify(draft) !== JSON.stringify(first)
  useMarkUnsaved(changed && saving.phase !== 'saved')

  async function deleteStored() {
    await image.deleteStored()
    alert('Image deleted successfully')
  }

  return {
    ...{ draft, set, image, saving },
    deleteStoredImage: () => saving.attempt(deleteStored, somethingWrong),
  }
}

/** This form has one sentence for whatever fails, where the other one names the picture. */
function inOwnWords(error: unknown): never {
  const wordless = error instanceof ApiError && error.message === imageMessages.uploadFailed
  throw wordless ? new ApiError(error.status, somethingWrong) : error
}
