import { Fragment } from 'react'

/** An e-mail address that may break into a second line at its @ or a dot. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text, in its order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
