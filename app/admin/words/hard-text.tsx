import type { Problem } from '../record-form/use-saving.ts'

/** Whether the server has refused a text because it is hard to read. */
export const isHardText = (problem: Problem | undefined) =>
  problem?.message.startsWith('This is hard to read:') ?? false

type HardTextProps = { checked: boolean; onChange: (checked: boolean) => void }

/** Says what makes a text easy to read, and lets people publish it although it is hard. */
export function HardText({ checked, onChange }: HardTextProps) {
  return (
    <>
      <p>Shorter sentences and everyday words lower the grade.</p>
      <label className="hard-text">
        <input
          type="checkbox"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
        Publish it although it is hard to read
      </label>
    </>
  )
}
