export function ErrorMessage({ status }: { status: number }) {
  return (
    <>
      <h1>{status === 404 ? 'Page not found' : 'Something went wrong'}</h1>
      <p>
        {status === 404
          ? 'There is no page at this address. It may have moved, or the link has a typing error.'
          : 'Please try again in a moment. If it happens again, write to us.'}
      </p>
    </>
  )
}
