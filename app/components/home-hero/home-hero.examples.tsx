import type { Examples } from '../../ui/example/examples.tsx'
import { HomeHero } from './home-hero.tsx'

export const homeHeroExamples: Examples = { 'with the tip of a first visit': <HomeHero /> }
