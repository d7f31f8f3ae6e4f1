/**
 * Common English words that are one typo away from a word of a danger sign or another everyday word: whoever writes
 * "strike" does not mean a stroke, nor "track" a crack. Those that patients write by mistake, such as "reflex" for
 * reflux, are not among them.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
  abort aesthetic ahead arise arming ashes aside attach aware baked bakes banal bands banker banned barks bashed batch battle beach bearing
  bears beating bells biased bills binding binds bitten blank bless blink blown boring borne bound brakes breach breeds brick bridges bringing
  broad bullet burying butter cakes carry cased chain chair charged charging charm charming chats cheer chess chose chuck chucked chucks chunk
  cites citing clarity clash clipped clips clocks clone closer closet closing coarse coast colon complain complained complaining complains
  concession consent contend contest context contract cooked cooking copes coping craft crass crazy created crops crowd cruises cruising crush
  dating decent derive deriving destine devise devises dines diving draft drafting dread dreading drill dripped drips drivel driver dropped
  dropping drops drove dumped dusty eater eight ensured exploring export extensive failing fails fainter farce fearing fears feeding feeds
  fellow fender fiddle fight fights filing fills filming finer finger fingers fired fiver fizzy flight flips float floated floating flood
  flour flows flying forgot forth forum founded founding founds freed frown gains games gearing gears gender given giving grand grant granting
  grasp gross grown halve handing handy hanged hardy hating header heading heated heating heels height herring hills hired honey hooking horse
  humor hunting hunts jelly joins jumped kills kings knight known lacked ladder lager lands latter laughter laying leach leader leading
  lending letter liking litter liver logged lords loved lover loving loyal mafia magic mains maker males maniac maria marry match matching
  meant mending mental metal mined mines minus moaning monkey moral mouse mucks muddle mummy nearly needless newer nicked nodes north noting
  novice nuclear omission overdoes overdone packing paint painted paints pairs palace panic parsed parses parsing particle particles passage
  paused peace peaks pending phase phases picked piles pinch pinched pints pitch plane planes plant plants plate playing plays pocket pointed
  polar polls posing pound pours praise praying prays preach preview pride prime prince prize prizes produces prone property pulls pumped
  rails rains ranged ranging ranting rating raving react realm relieve remote render rending repent resent resort rides rights robot rocket
  rocks round rounding rounds ruins rumor rushed rushing sadden sadly sailing sails saint scale score scoring scratch sealing season seeking
  seeks seeming sender sending shade shades shaken shame shapes shaping share shares sharing sheep sheer shell shipped shirt shoes shone shoot
  shopped shops shout sights singers singing singles sings sinks sized skill slide slowing smart smell snail sneak sneaking sneaks sniff socks
  solar sounding south spare spelled spelling spies spill spite spoke spool sport spout stack stacks stake stall stare stark stars steal steep
  stepped steps stirs stock stocks stole stone stood storing storm story stray strike string strobe strode strove struck stuff stuns stunt
  suing suite summing swapped swear swearing sweep sweeping sweeps swing swore sworn tables tacking tacks tails taker tales tanker tanks tapes
  tasks teach tearing tended tending terror theater theme thinks thorough threat thrust tiles timed timer token tools towel towels towns trace
  traces tracing trash tread treaty trick tried troops truck trusty tuned tuning tying unset vending venture votes vowel wading wages waiting
  warming waste wastes wasting waving weigh whale wicked wider width willing wills winding winds wired witch woods worlds worms worthy writer
  writers yearly yours youth
`
    .trim()
    .split(/\s+/),
)
