import { type ReactNode, useState } from 'react'
import type { Examples } from '../example/examples.tsx'
import { exampleTexts } from '../example/example-texts.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

type OpenerProps = { name: string; title: string; children?: ReactNode }

function Opener({ name, title, children }: OpenerProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button className="button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      {open && (
        <Dialog title={title} onClose={close}>
          {children}
          <DialogActions>
            <button className="button quiet-button" type="button" onClick={close}>
              Cancel
            </button>
            <button className="button" type="button" data-autofocus onClick={close}>
              Apply
            </button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

export const dialogExamples: Examples = {
  short: (
    <Opener name="a short dialog" title="Leave without saving?">
      <p>Your changes have not been saved.</p>
    </Opener>
  ),
  'title only': <Opener name="a title" title="Blog added successfully" />,
  'a field with an error': (
    <Opener name="a dialog with a field" title="Add link">
      <TextField label="Link address" defaultValue="nothing" error="Enter a web address." />
    </Opener>
  ),
  'long texts': (
    <Opener name="a long dialog" title={exampleTexts.longTitle}>
      <div className="stack">
        <p>{exampleTexts.longWord}</p>
        <p dir="rtl">{exampleTexts.rightToLeft}</p>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((number) => (
          <p key={number}>{exampleTexts.longTitle}</p>
        ))}
      </div>
    </Opener>
  ),
}
