import type { KnownMessage } from '../message.js'

/** Explanations for general messages of directives. Messages with an explanation of their own come first in the list. */
export const rejectedLineMessages: readonly KnownMessage[] = [
  {
    id: 'line-pattern',
    says: /regex|regular expression|s\/\/\/|sed expression|pattern could not be compiled/i,
    cause:
      'The pattern on the line does not compile. 2.4 uses PCRE2, which rejects some patterns that older libraries accepted.',
    action: 'Correct the pattern; `pcre2test` shows the place.',
    see: 'https://httpd.apache.org/docs/2.4/glossary.html#regex',
  },
  {
    id: 'line-expression',
    says: /(?:pars(?:e|ing)|evaluate|compile)\b.*(?:expression|\bclause)|in condition clause|condition expr|Parse error near|Unrecognized CGI variable|^Can't parse 'Require/i,
    cause: '2.4 reads this argument as an expression and cannot parse it. The message names the word where it stopped.',
    action: 'Correct the expression there.',
    see: 'https://httpd.apache.org/docs/2.4/expr.html',
  },
  {
    id: 'line-needs-module',
    says: /Maybe you need to load|supported by any of the loaded|require mod_|[Nn]o such (?:filter|provider)|^Un(?:known|declared).* (?:provider|filter)\b|^No (?:driver|provider)|driver file|Failed to load driver|provider doesn't/i,
    cause: 'The line needs another module, which is not loaded.',
    action: 'Load that module above the line. In 2.4 many parts of 2.2 are separate modules.',
    mendedBy: ['loadmodule-required', 'loadmodule-socache'],
  },
  {
    id: 'line-not-built-in',
    says: /not \(?yet\)? implemented|not implemented|unsupported|(?:not|n't) support|support disabled|not available with|invalid, rebuild|not built with/i,
    cause: 'This httpd, or one of its libraries, does not support this line.',
    action: 'Delete the line, or install a build that supports it.',
  },
  {
    id: 'line-path',
    says: /does not exist|is not a directory|be a valid directory|could(?:n't| not) open|not found:|[Uu]nable to (?:open|build full path|parse exec|get bind)|(?:bad|invalid)(?: \S+){0,4} (?:path|dir|location|file)\b|path is invalid|error reading file|> is invalid\.$|absolute path|contain '\S+' element/i,
    cause: 'A file or folder in the line is missing, or the user who starts httpd cannot read it.',
    action: 'Correct the path or the permissions: packages of 2.4 may have the file elsewhere.',
  },
  {
    id: 'line-place',
    says: /not (?:be )?allowed (?:in|inside|here|for)|only (?:used|valid) (?:in|inside|within|on|when)|doesn't nest|outside|(?:when|within|be followed by the word 'on' when) (?:in a|defined|not defined)|cannot be (?:set|used) in|for Script$|controlled by <Limit|once-per-/i,
    cause: '2.4 does not accept the directive, or a word in it, in this place.',
    action: 'Move it to a place that the manual lists under "Context".',
  },
  {
    id: 'line-conflict',
    says: /already (?:be(?:en)? )?(?:defined|registered)|specified once|multiple|conflict|mutually exclusive|cannot combine|incompatible|recursi(?:ve|on)|must be different|not possible|on the same IP:port|allows no other|dependency 'Before'|not allowed with other/i,
    cause: 'The line contradicts or repeats another one, or combines words that exclude each other.',
    action: 'Keep one of them.',
  },
  {
    id: 'line-arguments',
    says: /(?:requires?(?! a non-negative)|takes|needs|must have|expects?) (?:an |a |at least|no |one |two |three |additional |a match|\d|arguments?)|n't take|too many|extra parameter|missing|without (?:matching|previous)|before end of|must (?:specify|define|be specified)|not specified|no macro|used with|key=value|not take|needs? (?:to|at least)|be followed by|require(?:s|d) to|arguments are (?:not )?supported|parameter$|given$|no .* in address|name not found|cannot be empty|empty URL|value expected/i,
    cause: 'The line has too few or too many words, or an unclosed tag.',
    action: 'Write the words that the manual lists for the directive.',
  },
  {
    id: 'line-value',
    says: /illegal|un(?:known|recogn|parse|defined|expected|able)|must|expected|accept|should|either|can(?:not| not| only)|bad |valid|range|too \w+|integer|limit|format|URL|port|keyword|has no effect|fail|error|mangled|\bnot\b|^'Expires|^[A-Z]\w+(?: \w+=\w+)?: \S|^(?:\S+ macro definition|macro '|while processing|MD\w+ \w|DirectoryIndexRedirect|Anonymous|\S+ at line \d+ of|Ran off)|server bug|directive (?:excludes|specifies)|with no value/i,
    cause: '2.4 does not accept this word, number or address. 2.2 may have ignored it, or read it more loosely.',
    action: 'Write one of the values in the message or in the manual.',
  },
].map((message) => ({ ...message, ofLine: true }))
