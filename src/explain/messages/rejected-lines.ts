import type { KnownMessage } from '../message.js'

/** Explanations by common words, for messages about a line that no other entry of the list explains. */
export const rejectedLineMessages: readonly KnownMessage[] = [
  {
    id: 'line-pattern',
    says: /regex|regular expression|s\/\/\/|sed expression|pattern could not be compiled/i,
    cause:
      'The pattern on the line is not valid. 2.4 may use PCRE2, which rejects some patterns that the older PCRE accepted.',
    action: 'Correct the pattern. The program `pcre2test` shows where the error is.',
    see: 'https://httpd.apache.org/docs/2.4/glossary.html#regex',
  },
  {
    id: 'line-expression',
    says: /(?:pars(?:e|ing)|evaluate|compile)\b.*(?:expression|\bclause)|in condition clause|condition expr|Parse error near|Unrecognized CGI variable|^Can't parse 'Require/i,
    cause:
      '2.4 reads this argument as an expression, and cannot parse the expression. The message names the first word that 2.4 could not read.',
    action: 'Correct the expression at the word in the message.',
    see: 'https://httpd.apache.org/docs/2.4/expr.html',
  },
  {
    id: 'line-needs-module',
    says: /Maybe you need to load|supported by any of the loaded|require mod_|[Nn]o such (?:filter|provider)|^Un(?:known|declared).* (?:provider|filter)\b|^No (?:driver|provider)|driver file|Failed to load driver|provider doesn't/i,
    cause: 'The line needs another module, which is not loaded.',
    action: 'Load the missing module above the line. 2.4 has more separate modules than 2.2.',
    mendedBy: ['loadmodule-required', 'loadmodule-socache'],
  },
  {
    id: 'line-not-built-in',
    says: /not \(?yet\)? implemented|not implemented|unsupported|(?:not|n't) support|support disabled|not available with|invalid, rebuild|not built with/i,
    cause: 'This httpd, or a library of this httpd, was built without support for the directive or a word on the line.',
    action: 'Delete the line or the word, or install an httpd that was built with this support.',
  },
  {
    id: 'line-path',
    says: /does not exist|is not a directory|be a valid directory|could(?:n't| not) open|not found:|[Uu]nable to (?:open|build full path|parse exec|get bind)|(?:bad|invalid)(?: \S+){0,4} (?:path|dir|location|file)\b|path is invalid|error reading file|> is invalid\.$|absolute path|contain '\S+' element/i,
    cause: 'A file or folder in the line is missing, or the user who starts httpd cannot read it.',
    action: 'Correct the path or the permissions. Packages of 2.4 may have the file in another folder.',
  },
  {
    id: 'line-place',
    says: /not (?:be )?allowed (?:in|inside|here|for)|only (?:used|valid) (?:in|inside|within|on|when)|doesn't nest|outside|(?:when|within|be followed by the word 'on' when) (?:in a|defined|not defined)|cannot be (?:set|used) in|for Script$|controlled by <Limit|once-per-/i,
    cause: '2.4 does not accept the directive, or a word of the line, in this context.',
    action: 'Move the line to one of the contexts that the 2.4 manual lists for the directive.',
  },
  {
    id: 'line-conflict',
    says: /already (?:be(?:en)? )?(?:defined|registered)|specified once|multiple|conflict|mutually exclusive|cannot combine|incompatible|recursi(?:ve|on)|must be different|not possible|on the same IP:port|allows no other|dependency 'Before'|not allowed with other/i,
    cause: 'The line contradicts or repeats another line, or has two words that exclude each other.',
    action: 'Keep one of the two lines, or one of the two words.',
  },
  {
    id: 'line-arguments',
    says: /(?:requires?(?! a non-negative)|takes|needs|must have|expects?) (?:an |a |at least|no |one |two |three |additional |a match|\d|arguments?)|n't take|too many|extra parameter|missing|without (?:matching|previous)|before end of|must (?:specify|define|be specified)|not specified|no macro|used with|key=value|not take|needs? (?:to|at least)|be followed by|require(?:s|d) to|arguments are (?:not )?supported|parameter$|given$|no .* in address|name not found|cannot be empty|empty URL|value expected/i,
    cause: 'The line has too few or too many words, or an unclosed tag.',
    action: 'Write the arguments that the 2.4 manual shows for this directive. End the tag of a section with `>`.',
  },
  {
    id: 'line-value',
    says: /illegal|un(?:known|recogn|parse|defined|expected|able)|must|expected|accept|should|either|can(?:not| not| only)|bad |valid|range|too \w+|integer|limit|format|URL|port|keyword|has no effect|fail|error|mangled|\bnot\b|^'Expires|^[A-Z]\w+(?: \w+=\w+)?: \S|^(?:\S+ macro definition|macro '|while processing|MD\w+ \w|DirectoryIndexRedirect|Anonymous|\S+ at line \d+ of|Ran off)|server bug|directive (?:excludes|specifies)|with no value/i,
    cause:
      '2.4 does not accept this word, number or address. 2.2 may have ignored a wrong value, or accepted more values.',
    action: 'Write a value that the message or the 2.4 manual lists.',
  },
].map((message) => ({ ...message, ofLine: true }))
