import type { KnownMessage } from '../message.js'

/**
 * Why a directive refuses its line, by what has to be done about it: no more is known of the sentence than its kind. What has
 * an answer of its own stands before these in the list of messages.
 */
export const refusedLineMessages: readonly KnownMessage[] = [
  {
    id: 'line-pattern',
    says: /regex|regular expression|s\/\/\/|sed expression|pattern could not be compiled|delimiting \//i,
    cause:
      'The pattern on the line does not compile. 2.4 uses PCRE2, which refuses some patterns that older libraries took.',
    action: 'Correct the pattern; `pcre2test` shows the place.',
    see: 'https://httpd.apache.org/docs/2.4/glossary.html#regex',
  },
  {
    id: 'line-expression',
    says: /(?:pars(?:e|ing)|evaluate|compile)\b.*(?:expression|\bclause)|in condition clause|condition expr|function '[^']*' does not exist|^-\S+ requires subnet|subnet\/netmask failed|Parse error near|Unrecognized CGI variable|^Can't parse 'Require/i,
    cause: '2.4 reads this argument as an expression and cannot parse it. The message names the word where it stopped.',
    action: 'Correct the expression there.',
    see: 'https://httpd.apache.org/docs/2.4/expr.html',
  },
  {
    id: 'line-needs-module',
    says: /^You must load|Maybe you need to load|supported by any of the loaded|not loaded|require mod_|[Nn]o such (?:filter|provider)|^Un(?:known|declared).* (?:provider|filter)\b|(?:provider|filter|driver) (?:'\S+' )?(?:not available|unknown)|^No (?:driver|provider)|driver file|Failed to load driver|Listener protocol|provider is not|unknown lbmethod|provider doesn't/i,
    cause: 'The line needs something that another module brings, and that module is not loaded.',
    action: 'Load that module above the line; in 2.4 many parts of 2.2 are modules of their own.',
    mendedBy: ['loadmodule-required', 'loadmodule-socache'],
  },
  {
    id: 'line-not-built-in',
    says: /not \(?yet\)? implemented|not implemented|unsupported|(?:not|n't) support|support disabled|not available with|does not have support|not compiled|invalid, rebuild|only supported|not built with|not applicable/i,
    cause: 'This httpd, or a library that it was built with, cannot do what the line asks for.',
    action: 'Delete the line, or install a build that can.',
  },
  {
    id: 'line-path',
    says: /does not exist|is not a directory|not readable|be a valid directory|could(?:n't| not) open|cannot open|not found:|file not found|[Uu]nable to (?:open|build full path|parse exec|get bind)|(?:bad|invalid)(?: \S+){0,4} (?:path|dir|location|file)\b|exec location|path is invalid|error reading file|> is invalid\.$|absolute path|File \S+ too large|contain '\S+' element/i,
    cause: 'A file or folder that the line names is missing, or the user that starts httpd may not read it.',
    action: 'Correct the path or the rights: packages of 2.4 may keep the file elsewhere.',
  },
  {
    id: 'line-place',
    says: /cannot occur|not (?:be )?allowed (?:in|inside|here|for)|only (?:used|valid) (?:in|inside|within|on|when)|doesn't nest|inside a|only valid|outside|(?:when|within|be followed by the word 'on' when) (?:in a|defined|not defined)|cannot be (?:set|used) in|for Script$|controlled by <Limit|once-per-|main error log/i,
    cause: 'The directive, or a word on its line, stands where 2.4 does not take it.',
    action: 'Move it to a place that its page in the manual names under "Context".',
  },
  {
    id: 'line-conflict',
    says: /already (?:be(?:en)? )?(?:defined|registered)|specified once|multiple|conflict|mutually exclusive|cannot be both|cannot combine|incompatible|recursi(?:ve|on)|maximum include depth|nesting level|must be different|not possible|on the same IP:port|be changed during|allows no other|dependency 'Before'|is skipped|not allowed with other|redefin/i,
    cause: 'The line contradicts another one, repeats it, or joins words that exclude each other.',
    action: 'Keep one of them.',
  },
  {
    id: 'line-arguments',
    says: /missing closing|(?:requires?(?! a non-negative)|takes|needs|must have|expects?) (?:an |a |at least|no |one |two |three |additional |a match|\d|arguments?)|n't take|additional arguments|too many|extra parameter|argument needed|missing|without (?:matching|previous)|before end of|must (?:specify|define|be specified)|not specified|no macro|with \d+ arguments|used with|key=value|no message|^No |not take|needs? (?:to|at least)|be followed by|was specified|require(?:s|d) to|arguments are (?:not )?supported|parameter$|given$|no .* in address|name not found|^List of server names|URL to redirect|cannot be empty|empty URL|value expected/i,
    cause: 'The line has too few words, too many, or a tag that does not end.',
    action: 'Give the directive the words that its page in the manual lists.',
  },
  {
    id: 'line-number',
    says: /[<>]=?\s*%?-?\d|between|range|too (?:small|large|long|low|big|short)|exceed|numeric|numerical|must be (?:an? )?(?:positive|integer|number|float|non-|greater|larger|higher|at least|more|zero|or higher)|positive|non-negative|integer|at least|number|limited to|only accepts values|wrong format|power of 2|must be set|size in bytes|less than|greater than|larger than|length|\bport\b|minimal value|argument must be a|is not parsable|Invalid (?:size|time|timeout|interval)|duration|can only be 0|expires|Unparse|MinRate|algorithm|interval/i,
    cause: '2.4 reads this number more strictly than 2.2, or its range is another.',
    action: 'Write a number, with its unit, in the range that the message gives.',
  },
  {
    id: 'line-address',
    says: /address|host|URL|URI|subnet|domain|Cannot parse '|port map|ServerName/i,
    cause: '2.4 cannot read the address, the host name or the URL on the line.',
    action: 'Write it in the form that the page of the directive in the manual shows.',
  },
  {
    id: 'line-value',
    says: /invalid|illegal|unknown|unrecogni[sz]ed|must be|must contain|must begin|must follow|expected|accepts?|should|one of|either|cannot be|undefined|bad |may not|has no effect|no authorization directives|valid|unexpected|Ran off end|keyword|undefined|syntax|mangled|failed|error|unable|switched|not a|only versions|are 'on'|on or off|buffer size|neither|can not|Anonymous|without|^[A-Z]\w+(?: \w+=\w+)?: \S|^(?:\w+Width with|macro '|while processing|Early Hint|MD\w+ \w|DirectoryIndexRedirect|ProxySet:|Default charset|\S+ at line \d+ of|Could not register|\S+ macro definition)|server bug|directive (?:excludes|specifies)|must not/i,
    cause: '2.4 does not know this word or value. 2.2 may have ignored it, or taken it for another.',
    action: 'Write one of the values that the page of the directive in the manual lists.',
  },
].map((message) => ({ ...message, ofLine: true }))
