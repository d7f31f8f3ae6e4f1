import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** Programs that fetch a page because a person asked them about it, by their names in the `User-Agent`. */
const assistants = ['ChatGPT-User', 'Claude-User', 'Perplexity-User', 'MistralAI-User'] as const
export type Assistant = (typeof assistants)[number]

export type Agent = 'person' | 'robot' | Assistant

const mostKept = 2000
/** Longer names are judged each time, so that callers can't fill the memory. */
const longestKept = 512

/**
 * Returns a function that tells people's browsers from robots and assistants by the `User-Agent`. Matching the
 * pattern takes far longer than serving a cached page, so each name is judged once.
 */
export function createAgentJudge(): (userAgent: string | undefined) => Agent {
  const judged = new LRUCache<string, Agent>({ max: mostKept })
  return (userAgent) => {
    if (!userAgent) return 'robot'
    const known = judged.get(userAgent)
    if (known) return known
    const agent = judge(userAgent)
    if (userAgent.length <= longestKept) judged.set(userAgent, agent)
    return agent
  }
}

function judge(userAgent: string): Agent {
  const assistant = assistants.find((name) => userAgent.includes(name))
  return assistant ?? (isbot(userAgent) ? 'robot' : 'person')
}
