import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Start, StartStep } from '../../../shared/setup.ts'
import { described } from './steps.ts'

type StepListProps = {
  steps: Start['steps']
  /** What a step offers instead of a link, or besides. */
  more: Partial<Record<StartStep, ReactNode>>
}

/** The steps with a tick for each that is done. */
export function StepList({ steps, more }: StepListProps) {
  const isDone = new Map(steps.map((step) => [step.key, step.isDone]))
  return (
    <ol className="start-steps" role="list">
      {(Object.keys(described) as StartStep[]).map((key) => (
        <Step key={key} step={key} isDone={isDone.get(key) ?? false}>
          {more[key]}
        </Step>
      ))}
    </ol>
  )
}

type StepProps = { step: StartStep; isDone: boolean; children: ReactNode }

function Step({ step, isDone, children }: StepProps) {
  const { title, sentence, to, link } = described[step]
  return (
    <li data-done={isDone}>
      <span className="start-tick" aria-hidden="true">
        {isDone && <Tick />}
      </span>
      <div>
        <h2>
          {title} <span className="visually-hidden">({isDone ? 'done' : 'to do'})</span>
        </h2>
        <p>{sentence}</p>
        {to && <Link to={to}>{link}</Link>}
        {children}
      </div>
    </li>
  )
}

function Tick() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24">
      <path d="M5 12.500l4.500 4.500L19 7.500" />
    </svg>
  )
}
