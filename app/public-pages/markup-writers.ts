import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { memoize } from '#memoize'
import { oncePerWords, perWords } from '../../content/words/live.ts'
import { oncePer } from '../../shared/once-per.ts'

const components: ComponentType<object>[] = []
const numberOf = oncePer((component: ComponentType<never>) =>
  String(components.push(component as ComponentType<object>) - 1),
)

/** Renders from the JSON, which is part of the key, so that nothing else but the site's words gets into what is cached. */
const parts = perWords(() =>
  memoize((number, idPrefix, props) => {
    const element = createElement(components[Number(number)]!, JSON.parse(props) as object)
    return idPrefix === ''
      ? renderToStaticMarkup(element)
      : renderToString(element, { identifierPrefix: idPrefix }).replace(hints, '')
  }, 2_000_000),
)

/**
 * What React writes before an island for pictures that follow at once. Preact knows no such elements, and would put the
 * island into the page anew.
 */
const hints = /^(?:<link rel="preload"[^>]*>)+/

export const markupWriters = {
  writeOnce: oncePerWords((element: ReactElement) => renderToStaticMarkup(element)),

  writeForProps: <Props extends object>(of: ComponentType<Props>, props: string): string =>
    parts()(numberOf(of as ComponentType<never>), '', props),

  writeToHydrate: <Props extends object>(
    of: ComponentType<Props>,
    props: string,
    idPrefix: string,
  ): string => parts()(numberOf(of as ComponentType<never>), idPrefix, props),
}
