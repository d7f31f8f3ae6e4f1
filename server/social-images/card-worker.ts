// A child process that draws the cards its parent sends, until the parent kills it or exits.
import { lowerPriority } from '../core/lower-priority.ts'
import { type Card, drawCard } from './draw-card.ts'

lowerPriority()
process.on('disconnect', () => process.exit())
process.on('message', async (card: Card) => {
  try {
    const [picture, mark] = [Buffer.from(card.picture), Buffer.from(card.mark)]
    process.send?.({ bytes: await drawCard({ ...card, picture, mark }) })
  } catch (error) {
    process.send?.({ problem: String(error) })
  }
})
