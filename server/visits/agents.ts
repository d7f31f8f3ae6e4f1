import { isbot } from 'isbot'

/** Programs that fetch a page because a person asked them about it, by their names in the `User-Agent`. */
const assistants = ['ChatGPT-User', 'Claude-User', 'Perplexity-User', 'MistralAI-User'] as const
export type Assistant = (typeof assistants)[number]

export type Agent = 'person' | 'robot' | Assistant

const mostKept = 2000
/** Longer names are judged each time, so that callers can't fill the memory. */
const longestKept = 512

/**
 * Returns a function that tells people's browsers from robots and assistants by the `User-Agent`. Matching the
 * pattern takes a good part of the time in which a cached page is served, so each name is judged once.
 */
export function createAgentJudge(): (userAgent: string | undefined) => Agent {
  // A plain map, which takes half the time of one that knows what was used last.
  const judged = new Map<string, Agent>()
  return (userAgent) => {
    if (!userAgent) return 'robot'
    const known = judged.get(userAgent)
    if (known) return known
    const agent = judge(userAgent)
    if (judged.size === mostKept) judged.clear()
    if (userAgent.length <= longestKept) judged.set(userAgent, agent)
    return agent
  }
}

function judge(userAgent: string): Agent {
  const assistant = assistants.find((name) => userAgent.includes(name))
  return assistant ?? (isbot(userAgent) ? 'robot' : 'person')
}
