import { movingViews } from '../../../content/moving-views.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { MovingView } from './moving-view.tsx'

export const movingViewExamples: Examples = {
  'four states': <MovingView view={movingViews['sleepApnea']!} />,
}
