/** Shown only if scripts don't run. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>The admin panel needs JavaScript. Please turn it on and reload this page.</p>
    </noscript>
  )
}
