// A program of its own: draws the cards that its parent sends, until that ends it or is gone.
import { lowerPriority } from '../core/lower-priority.ts'
import { type Card, drawCard } from './draw-card.ts'

lowerPriority()
process.on('disconnect', () => process.exit())
process.on('message', async (card: Card) => {
  try {
    process.send?.({ bytes: await drawCard({ ...card, picture: Buffer.from(card.picture) }) })
  } catch (error) {
    process.send?.({ problem: String(error) })
  }
})
