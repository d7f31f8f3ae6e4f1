/**
 * Common English words that are one typo away from a word of a danger sign: whoever writes "strike" does not mean a
 * stroke. Those that patients write by mistake, such as "reflex" for reflux, are not among them.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
  ahead arming aside attach aware bands banker banned batch bearing beating bells bills blank
  bless blink borne bound bringing broad butter carry chain charged charging charm charming cheer
  chess chose citing clash clips clocks clone closer closet closing coarse complain complained
  complaining complains concession cooked crass crowd cruises cruising crush dating derive
  deriving diving drafting dread drill drivel driver dropped dropping drops drove dumped dusty
  eater exploring fainter farce fearing feeding feeds fender fights filing fills filming fired
  fiver fizzy flips flood forth gains gearing gender giving grant handing handy hanged hardy
  hating heading heated heating heels height herring hills hired horse hunting hunts jelly jumped
  kills knight lacked ladder lands letter liking liver lords loved loving mafia magic mains maniac
  maria marry match meant moral mouse mummy newer nicked north noting nuclear overdoes overdone
  paint painted paints pairs panic parsed parses paused phase picked piles pinch pinched pitch
  pocket polls posing pound pours pulls pumped rains ranged ranging ranting rating render rights
  rocket rocks rounds rushed sadden saint scale scoring season seeking seeks seeming sender shades
  shaken shame shapes shaping share shares sharing sheep shirt shoot shopped shops shout sights
  singers singing singles sized skill slide slowing snail sneak sneaking sniff socks south spelled
  spelling spill spoke spool sport spout stack stacks steal steep stepped steps stock stocks
  storing strike strobe strode strove struck sweep sweeping tacking tanker tearing tended theater
  threat timed trash tread tried troops trusty vowel waiting warming wasting weigh wicked wider
  willing wills wired woods worlds worms worthy yours youth
`
    .trim()
    .split(/\s+/),
)
