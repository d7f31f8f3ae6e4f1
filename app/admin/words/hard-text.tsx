import type { Problem } from '../record-form/use-saving.ts'

/** Whether the server has refused a text because it is hard to read. */
export const isHardText = (problem: Problem | undefined) =>
  problem?.message.startsWith('This is hard to read:') ?? false

type HardTextProps = { checked: boolean; onChange: (checked: boolean) => void }

/** Lets people publish a text although it is hard to read. */
export function HardText({ checked, onChange }: HardTextProps) {
  return (
    <label className="hard-text">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      Publish it although it is hard to read
    </label>
  )
}
