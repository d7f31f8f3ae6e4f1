import { type ReactNode, Suspense } from 'react'
import { Link, useRevalidator } from 'react-router'
import { ScreenHead } from '../frame/screen-head.tsx'
import { ScreenSkeleton } from '../frame/screen-skeleton.tsx'

type FormScreenProps = {
  title: string
  problem: 'missing' | 'unreachable' | undefined
  kind: { list: string; backToList: string; missing: string }
  /** Shown beside the title. */
  link?: ReactNode
  /** The form, once there is something to show. */
  children: ReactNode | undefined
}

/** A form under its title, or what stands in for it while the record is loading or if that fails. */
export function FormScreen({ title, problem, kind, link, children }: FormScreenProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="form-screen">
      <ScreenHead title={title}>{link}</ScreenHead>
      {problem === 'missing' ? (
        <div className="stack">
          <p>{kind.missing}</p>
          <p>
            <Link to={kind.list}>{kind.backToList}</Link>
          </p>
        </div>
      ) : (
        ((children && <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>) ??
        (problem ? (
          <div className="stack">
            <p>The server sent an unexpected response.</p>
            <p>
              <button
                className="button"
                type="button"
                disabled={state === 'loading'}
                onClick={() => void revalidate()}
              >
                Try again
              </button>
            </p>
          </div>
        ) : (
          <ScreenSkeleton />
        )))
      )}
    </div>
  )
}
