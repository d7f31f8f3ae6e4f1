const shown = {
  ':hover': ':is(:hover, .example-hovered *)',
  ':focus-visible': ':is(:focus-visible, .example-focused :where(a, button, input, textarea))',
} as const

/** Makes elements in a state's frame look as if in that state, by extending the CSS rules for it. */
export function showStates({ styleSheets }: Document): void {
  for (const { cssRules } of styleSheets) showIn(cssRules)
}

function showIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) showFor(rule)
    if (rule instanceof CSSImportRule) showIn(rule.styleSheet!.cssRules)
    if ('cssRules' in rule) showIn(rule.cssRules as CSSRuleList)
  }
}

function showFor(rule: CSSStyleRule): void {
  if (rule.selectorText.includes('.example-')) return
  for (const [state, both] of Object.entries(shown)) {
    if (rule.selectorText.includes(state)) {
      rule.selectorText = rule.selectorText.replaceAll(state, both)
    }
  }
}
