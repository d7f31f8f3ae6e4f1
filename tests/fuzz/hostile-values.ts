import fc from 'fast-check'
import { hostileHtml } from '../support/data/hostile-html.ts'

const strange = [
  ...[
    '',
    ' ',
    '\0',
    '\uFEFF',
    '\u202E',
    '\uD800',
    '\uDC00x',
    '\u2028',
    'é',
    'e\u0301',
    '😀',
    '\u0007',
  ],
  ...["'", '"', "' OR 1=1--", '%', '_', '\\', '%00', '%E0%A4%A', '../../x', '{{7*7}}', '${7*7}'],
  ...['__proto__', 'constructor', 'null', 'undefined', 'NaN', '-1', '0', '1e400', '٣', 'Infinity'],
  ...['a@b.co\r\nBcc: x@y.z', 'a'.repeat(255), 'ﷺ'.repeat(2000), '((((a+)+)+', '<p>x</p>', '\t\n'],
  ...[
    '2147483648',
    '9223372036854775808',
    '-9223372036854775809',
    '1e9',
    'infinity',
    '294277-01-01',
  ],
  ...[
    '0000-00-00T00:00:00.000Z',
    "jaw' & !pain | <-> :*",
    'a\\:B*',
    '%_\\%',
    'jaw\0pain',
    'x\uDFFF',
  ],
  ...['İ', 'ß', 'ﬀ', '\u0130\u0307', '\u{10FFFF}', '\uFFFF', '\u0345', '\u1E9E', '𝕁𝕒𝕨', '１２'],
  ...['https://example.org', 'javascript:x', '//evil.example', '/images/../site.db', '2024-02-30'],
]

/** Text that programs stumble over. */
export const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...strange) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(hostileHtml).flat()) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...strange), fc.integer({ min: 2, max: 3000 }))
        .map(([text, times]) => text.repeat(times).slice(0, 300_000)),
    },
  )

/** Anything that JSON can say. */
export const hostileValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: hostileText() },
    {
      weight: 2,
      arbitrary: fc.constantFrom<unknown>(
        ...[
          null,
          true,
          0,
          -1,
          1e308,
          2 ** 53,
          [],
          {},
          [[]],
          [null],
          { $ne: null },
          { length: 1e9 },
        ],
      ),
    },
    { weight: 1, arbitrary: fc.array(hostileText(), { maxLength: 60 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )

/** Between the slashes of an address, as it is sent. */
export const hostileSegment = (): fc.Arbitrary<string> =>
  fc.oneof(
    hostileText().map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 3000)),
    fc.constantFrom(
      ...['%', '%zz', '%00', '%2e%2e%2f', '..;', '.', '%c0%ae', '%ff', '*', ':id', 'x'.repeat(600)],
      ...['%2f', '%5c', '%0d%0a', '%u0041', "'", 'recent', 'search', 'author', '%F0%9F%98%80'],
    ),
  )
