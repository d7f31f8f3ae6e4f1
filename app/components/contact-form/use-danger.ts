import { useEffect, useRef, useState } from 'react'
import { dangerFinder, type DangerWeights, type FindDanger } from '../../../shared/danger.ts'

const pauseMs = 250

/** Loads the weights once somebody begins to write: most readers of the page never need them. */
async function loadFinder(): Promise<FindDanger> {
  const response = await fetch('/api/user/v1/contact/danger-weights')
  if (!response.ok) throw new Error(`The weights of danger did not load: ${response.status}`)
  return dangerFinder((await response.json()) as DangerWeights)
}

/**
 * Looks for words of danger in what is being written. Nothing of it leaves the browser for that. `isKnown`: the server has
 * already found some.
 */
export function useDanger(isKnown = false) {
  const [isUrgent, setIsUrgent] = useState(isKnown)
  const finder = useRef<Promise<FindDanger>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function find(text: string): Promise<boolean> {
    finder.current ??= loadFinder()
    try {
      return (await finder.current)(text).length > 0
    } catch {
      finder.current = undefined
      throw new Error('unknown')
    }
  }

  return {
    isUrgent,
    /** Shows within a moment whether the text may be urgent. */
    look(text: string): void {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void find(text).then(setIsUrgent, () => undefined), pauseMs)
    },
    /** Whether the text may be urgent; true if that can't be told, because help hurts nobody. */
    isIn: (text: string): Promise<boolean> => find(text).catch(() => true),
  }
}
