/** Patterns that identify a browser, most specific first: most user agents also claim to be other browsers. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOP(?:R|T|X)\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
] as const

/** Returns, for example, "Firefox on Windows"; empty if the User-Agent names no known browser. */
export function deviceName(userAgent = ''): string {
  const text = userAgent.slice(0, 500)
  const nameIn = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(text))?.[0]
  const browser = nameIn(browsers)
  const system = nameIn(systems)
  if (!browser) return ''
  return system ? `${browser} on ${system}` : browser
}
